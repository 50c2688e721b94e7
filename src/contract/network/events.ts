import * as v from 'valibot';
import { CONTENT_LIMITS, MOST_DOCUMENTS } from '../content-fields';
import { eventFault } from '../event-fault';
import { documentId, erasable, moment, siteLink } from './documents';
import { across, art, listUpTo, textUpTo } from './fields';

const fields = v.strictObject({
  id: documentId,
  title: textUpTo(CONTENT_LIMITS.title),
  /** Time of the event, in words. */
  when: erasable(CONTENT_LIMITS.when),
  summary: erasable(CONTENT_LIMITS.summary),
  /** Left out if the event recurs or has no date yet. */
  startsAt: v.nullish(moment, null),
  endsAt: v.nullish(moment, null),
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

/** `networks/NAME/events.ts`: a new site's initial events. Those without a date keep this order. */
export const eventsSchema = v.strictObject({ events: listUpTo(MOST_DOCUMENTS.events, event, 'id') });

export type EventsInput = v.InferInput<typeof eventsSchema>;
