import { settleTime } from './calendar';

/**
 * Milliseconds until something may be done again that was done at `times` and then rests for `cooldownMs`: from 0 to
 * `cooldownMs`, whatever the clock did meanwhile.
 */
export const remainingMs = (times: readonly number[], now: number, cooldownMs: number): number =>
  times.reduce((longest, recorded) => {
    const time = settleTime(recorded, now);
    return time === null ? longest : Math.max(longest, time + cooldownMs - now);
  }, 0);

/** `86399001` → `24:00:00`, `61000` → `00:01:01`: milliseconds as hours, minutes and begun seconds. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
