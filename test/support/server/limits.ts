import type { Clock } from '../../../functions/core/time/clock';

/** Makes timeouts of connections and requests use the given clock until the end of the test. */
export function limitBy(clock: Clock): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    const timeUp = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    void clock.wait(milliseconds).then(() => limit.abort(timeUp));
    return limit.signal;
  });
}
