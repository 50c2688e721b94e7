import { longestTask, type TraceEvent } from './tasks';

const MAIN = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, thread = MAIN): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  ...thread,
});
const mark: TraceEvent = { name: 'answered', ph: 'I', ts: 1_000, ...MAIN };

test('the longest task after the mark counts, of the thread that set it', () => {
  const events = [
    task(100, 90_000),
    mark,
    task(1_500, 12_500),
    task(20_000, 3_000),
    task(1_200, 80_000, { pid: 7, tid: 2 }),
  ];
  expect(longestTask(events, 'answered')).toBe(12.5);
});

test('a trace without the mark is no measurement', () => {
  expect(() => longestTask([task(1_500, 12_500)], 'answered')).toThrow('answered');
});
