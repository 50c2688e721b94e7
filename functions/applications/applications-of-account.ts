import type { ExportedApplication } from '@/contract/own-account';
import { toOwn, toReadTime } from './own-application';
import type { StoredApplication } from './store/application-record';
import type { ApplicationStore } from './store/application-store';

/**
 * Cuts the ties of applications to a deleted account. Never rejects: the account is gone either way, and the daily run finishes
 * the work.
 */
export async function releaseApplications(
  applications: Pick<ApplicationStore, 'release'>,
  accountId: string,
): Promise<void> {
  await applications.release(accountId).catch(() => undefined);
}

/** Returns a complete application as its sender sees it, without the admins' comments; empty for a withdrawn one. */
export function toExported(application: StoredApplication): ExportedApplication[] {
  const own = toOwn(application);
  if (own === null) return [];
  const exported = {
    ...own,
    answers: { ...application.answers },
    guidelinesReadAt: toReadTime(application),
  };
  return [exported];
}
