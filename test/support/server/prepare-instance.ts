/** Longer than anything else that functions wait for by their clock, and shorter than the pauses between attempts. */
const SHORTEST_MS = 4_001;

/**
 * Prepares the instance whose modules are being loaded, for tests that are not about its start. Pauses between delivery attempts
 * end at once on its clock, its hashes of passwords are cheap, and it has already checked for leftovers. Call it within
 * `jest.isolateModulesAsync`, with the instance's variables.
 */
export async function prepareInstance(): Promise<void> {
  const { systemClock } = await import('../../../functions/core/time/clock');
  const { wait } = systemClock;
  systemClock.wait = (milliseconds, signal) =>
    milliseconds < SHORTEST_MS ? wait(milliseconds, signal) : Promise.resolve();
  const { PASSWORD_COST } = await import('../../../functions/accounts/passwords');
  Object.assign(PASSWORD_COST, { log2: 4 });
  const { leftovers } = await import('../../../functions/delivery/leftovers');
  await leftovers.look();
}
