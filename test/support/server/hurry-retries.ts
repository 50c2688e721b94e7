/** Longer than anything else that functions wait for by their clock, and shorter than the pauses between attempts. */
const SHORTEST_MS = 4_001;

/**
 * Has the instance whose modules are being loaded make its attempts to deliver something one after the other: on its clock the
 * pauses between them are over at once. To be called within `jest.isolateModulesAsync`.
 */
export async function hurryRetries(): Promise<void> {
  const { systemClock } = await import('../../../functions/core/time/clock');
  const { wait } = systemClock;
  systemClock.wait = (milliseconds, signal) =>
    milliseconds < SHORTEST_MS ? wait(milliseconds, signal) : Promise.resolve();
}
