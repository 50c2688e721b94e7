import type { Again } from '@/contract/network/voting';
import { shownIn } from './clock';
import { momentOf } from './local-moment';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns when a site accepts the vote after one given at a time, both in milliseconds. */
export const nextVoteAt = (again: Again, time: number): number => {
  if ('hours' in again) return time + again.hours * HOUR_MS;
  const { at, zone } = again;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const sinceMidnight = hours * HOUR_MS + minutes * 60_000;
  for (let day = Math.floor((shownIn(zone, time) - sinceMidnight) / DAY_MS); ; day += 1) {
    const reset = momentOf(day * DAY_MS + sinceMidnight, zone);
    if (reset > time) return reset;
  }
};
