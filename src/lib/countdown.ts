import { settleTime } from './calendar';

/**
 * Returns the milliseconds until an action done at `times` is possible again: never more than if it were done
 * now, even if the clock was changed.
 * @param nextAt returns the time at which it is possible again after a given one
 */
export const remainingMs = (
  times: readonly number[],
  now: number,
  nextAt: (time: number) => number,
): number => {
  const last = times.reduce(
    (latest, time) => Math.max(latest, settleTime(time, now) ?? -Infinity),
    -Infinity,
  );
  return last === -Infinity ? 0 : Math.max(0, nextAt(last) - now);
};

/**
 * `86399001` → `24:00:00`, `61000` → `00:01:01`: formats milliseconds as hours, minutes and seconds, rounded
 * up.
 */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
