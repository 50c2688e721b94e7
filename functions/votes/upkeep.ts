import { voting } from '#network/private/voting';
import type { Clock } from '../core/time/clock';
import { type Calendar, monthAfter } from './calendar';
import type { ListingServices } from './desk/listing-services-desk';
import type { SiteClaims } from './site-claims';
import type { VoteStore } from './store/vote-store';
import { toGifts } from './vote';

const DAY_MS = 86_400_000;
const RECEIPTS_KEPT_MS = 90 * DAY_MS;
/** Retention of a player's record, in whole months after that of the last vote, and of a month's board. */
export const MONTHS_KEPT = 13;
/** Months within which a missed run is made up for. */
const MONTHS_REWARDED = 3;
const TIME_DIGITS = 15;

export interface UpkeepParts {
  readonly store: VoteStore;
  readonly services: Pick<ListingServices, 'settle'>;
  readonly claims: SiteClaims;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

export function createUpkeep({ store, services, claims, calendar, clock }: UpkeepParts) {
  /** The month whose start this instance has handled. */
  let seenTo = '';

  return {
    /** Gives the rewards of past months, each once however often this runs, and makes the claims that are due. */
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

    async erase() {
      const now = clock.now();
      const month = calendar.monthAt(now);
      const months = [1, 2, 3].map((more) => monthAfter(month, -MONTHS_KEPT - more));
      const receiptsBefore = String(now - RECEIPTS_KEPT_MS).padStart(TIME_DIGITS, '0');
      // Players on none of the remaining boards are erased, because no later run visits them.
      const oldestKept = Date.parse(monthAfter(month, -MONTHS_KEPT)) / DAY_MS;
      const unrecognized = await services.settle();
      return { ...(await store.erase(months, receiptsBefore, calendar.startOf(oldestKept))), unrecognized };
    },
  };
}
