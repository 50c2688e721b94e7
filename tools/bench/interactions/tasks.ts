/** Chromium's trace event of one activity of a thread; times in microseconds. */
export interface TraceEvent {
  name: string;
  /** Phase; `X` is the kind with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/** Trace categories for {@link longestTask}: a thread's tasks, and the page's own marks. */
export const TASK_CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Returns the longest task in milliseconds that the page's main thread began after the named mark.
 * @throws if the mark is missing
 */
export const longestTask = (events: readonly TraceEvent[], mark: string): number => {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark ${mark}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === TASK && ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
};
