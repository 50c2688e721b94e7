import { voting } from '#network/private/voting';
import type { Clock } from '../core/time/clock';
import { type Calendar, monthAfter } from './calendar';
import type { Claims } from './claims';
import type { ListingServices } from './desk/listing-services-desk';
import type { VoteStore } from './store/vote-store';
import { toGifts } from './vote';

const DAY_MS = 86_400_000;
/** Receipts are kept so long. */
const RECEIPTS_KEPT_MS = 90 * DAY_MS;
/** What is known of a player is kept for so many whole months after that of the last vote, and so is the board of a month. */
export const MONTHS_KEPT = 13;
/** A run that was missed is made up for within so many months. */
const MONTHS_REWARDED = 3;
const TIME_DIGITS = 15;

export interface UpkeepParts {
  readonly store: VoteStore;
  readonly services: Pick<ListingServices, 'settle'>;
  readonly claims: Claims;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

/** What goes on by itself. */
export function createUpkeep({ store, services, claims, calendar, clock }: UpkeepParts) {
  /** The month whose beginning this instance has seen to. */
  let seenTo = '';

  return {
    /** Gives the rewards of the months that are over, each once however often this runs, and makes the claims that are due. */
    async run() {
      const now = clock.now();
      const month = calendar.monthAt(now);
      if (month !== seenTo) {
        const months = Array.from({ length: MONTHS_REWARDED }, (_, back) => monthAfter(month, -1 - back));
        await store.reward(months, voting.monthly.map(toGifts), now);
        seenTo = month;
      }
      return { unclaimed: await claims.sweep() };
    },

    /** Erases what has been kept for long enough. */
    async erase() {
      const now = clock.now();
      const month = calendar.monthAt(now);
      const months = [1, 2, 3].map((more) => monthAfter(month, -MONTHS_KEPT - more));
      const receiptsBefore = String(now - RECEIPTS_KEPT_MS).padStart(TIME_DIGITS, '0');
      // Whoever is on none of the boards that stay: erasing a board is the last time that they are looked at.
      const oldestKept = Date.parse(monthAfter(month, -MONTHS_KEPT)) / DAY_MS;
      const unrecognized = await services.settle();
      return { ...(await store.erase(months, receiptsBefore, calendar.startOf(oldestKept))), unrecognized };
    },
  };
}
