import * as v from 'valibot';
import { CONTENT_LIMITS, MOST_DOCUMENTS } from '../content-fields';
import { eventFault } from '../event-fault';
import { hasOneEnd, ONE_END, recurrenceFields } from '../recurrence';
import { documentId, erasable, moment, siteLink } from './documents';
import { across, art, listUpTo, textUpTo } from './fields';
import { timeZone } from './locale-fields';

const fields = v.strictObject({
  id: documentId,
  title: textUpTo(CONTENT_LIMITS.title),
  /** Time of the event, in words. */
  when: erasable(CONTENT_LIMITS.when),
  summary: erasable(CONTENT_LIMITS.summary),
  /** Left out if the event has no date yet. Of an event that recurs, the first time. */
  startsAt: v.nullish(moment, null),
  endsAt: v.nullish(moment, null),
  /** Its recurrence, at the same local time of `timeZone`, which is the network's if it is left out. */
  recurrence: v.nullish(
    v.pipe(
      v.strictObject({ ...recurrenceFields, timeZone: v.optional(timeZone) }),
      v.check((written) => hasOneEnd(written), ONE_END),
    ),
    null,
  ),
  prize: erasable(CONTENT_LIMITS.prize),
  art,
  /** Target of the title's link. */
  href: v.nullish(siteLink, null),
});

const event = v.pipe(
  fields,
  across((written: v.InferOutput<typeof fields>) =>
    Object.entries(eventFault(written) ?? {}).map(([key, message]) => ({ at: [key], message })),
  ),
);

/** `networks/NAME/events.ts`: a new site's initial events, the next first. Those without a date keep this order. */
export const eventsSchema = v.strictObject({ events: listUpTo(MOST_DOCUMENTS.events, event, 'id') });

export type EventsInput = v.InferInput<typeof eventsSchema>;
