/** Longer than anything else that functions wait for by their clock, and shorter than the pauses between attempts. */
const SHORTEST_MS = 4_001;

/**
 * Prepares the instance whose modules are being loaded, for tests of other things than its start: its attempts to deliver something
 * follow each other at once, the pauses between them being over on its clock, and it has looked for what is left already. To be
 * called within `jest.isolateModulesAsync`, with the variables of the instance.
 */
export async function prepareInstance(): Promise<void> {
  const { systemClock } = await import('../../../functions/core/time/clock');
  const { wait } = systemClock;
  systemClock.wait = (milliseconds, signal) =>
    milliseconds < SHORTEST_MS ? wait(milliseconds, signal) : Promise.resolve();
  const { leftovers } = await import('../../../functions/delivery/leftovers');
  await leftovers.look();
}
