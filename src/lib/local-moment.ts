import { shownIn } from './clock';

const DAY_MS = 86_400_000;

/**
 * Returns the first moment of a local time in a zone. For a skipped time it is as long after the change as
 * the time would have been: 03:30 for 02:30 if 02:00 is followed by 03:00.
 * @param shown the local time, as the moment at which UTC clocks show it
 */
export const momentOf = (shown: number, zone: string): number => {
  const moments = [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown + near - shownIn(zone, near))
    .filter((time) => shownIn(zone, time) >= shown);
  return Math.min(...moments);
};
