import type { Clock } from '../core/time/clock';
import type { ApplicationDesk } from './desk/application-desk';
import type { ApplicationStore } from './store/application-store';

/** Retention of applications after the decision or, without one, after submission. */
const KEPT_MS = 180 * 86_400_000;
const BATCH = 20;
/** No new batch begins after this: the platform ends a scheduled run after 30 s. */
const RUN_MS = 15_000;

/**
 * Erases applications that were decided or left undecided long ago, and ties to deleted accounts. The next run continues;
 * concurrent runs are harmless. Rejects with `UnavailableError` when the store is away.
 * @returns counts of applications, and of deleted accounts that applications still named
 */
export async function eraseOldApplications(parts: {
  readonly store: ApplicationStore;
  readonly desk: ApplicationDesk;
  readonly clock: Clock;
}) {
  const { store, desk, clock } = parts;
  const deadline = clock.now() + RUN_MS;
  const leavers = await store.listLeavers();
  for (const accountId of leavers) await store.release(accountId);
  let erased = 0;
  for (let last = BATCH; last > 0 && clock.now() < deadline; erased += last) {
    const now = clock.now();
    last = await desk.eraseOld(now - KEPT_MS, now, BATCH);
  }
  return { erased, released: leavers.length };
}
