import { settleTime } from './calendar';

/**
 * Milliseconds until something may be done again that was done at `times`: never more than if it were done now, whatever
 * the clock did meanwhile.
 * @param nextAt when it may be done again after a time
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

/** `86399001` → `24:00:00`, `61000` → `00:01:01`: milliseconds as hours, minutes and begun seconds. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
