import { identity } from '#network/identity';
import { formatMoment } from '@/lib/format-date';
import { contentDesk } from '@/messages/en/content-desk';
import { eventsDesk } from '@/messages/en/content-desk-events';
import { artField } from '@/messages/en/content-desk-fields';
import type { Subject } from '../documents';
import { EventFacts } from './event-facts';
import { EventFields } from './event-fields';
import { EventPreview } from './event-preview';
import { eventSchema, type EventValues, toEventBody, toEventValues } from './event-values';

const words = contentDesk.kinds.events;
const { fields } = eventsDesk;

const moment = (value: string | null): string =>
  value === null ? '' : `${formatMoment(value, identity.timeZone)} ${identity.timeZone}`;

/** What the desk has to know of events. */
export const events: Subject<'events', EventValues> = {
  kind: 'events',
  noun: words.noun,
  words,
  titleOf: ({ title }) => title,
  toValues: toEventValues,
  toBody: toEventBody,
  toRestored: (item) => toEventBody(toEventValues(item)),
  schema: eventSchema,
  fields: [
    { name: 'title', label: fields.title, show: ({ title }) => title },
    { name: 'startsAt', label: fields.startsAt, show: ({ startsAt }) => moment(startsAt) },
    { name: 'endsAt', label: fields.endsAt, show: ({ endsAt }) => moment(endsAt) },
    { name: 'when', label: fields.when, show: ({ when }) => when },
    { name: 'prize', label: fields.prize, show: ({ prize }) => prize },
    { name: 'summary', label: fields.summary, show: ({ summary }) => summary },
    { name: 'href', label: fields.href, show: ({ href }) => href },
    { name: 'art', label: fields.art, show: ({ art }) => artField.names[art] },
  ],
  Facts: EventFacts,
  Fields: EventFields,
  Preview: EventPreview,
};
