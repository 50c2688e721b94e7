import { contentDesk } from '#messages/content-desk';
import { eventsDesk } from '#messages/content-desk-events';
import { artTitles } from '#network/art-titles';
import { formatMoment } from '@/lib/format-date';
import type { ListedSubject } from '../documents';
import { EventFacts } from './event-facts';
import { EventFields } from './event-fields';
import { EventPreview } from './event-preview';
import { eventSchema, type EventValues, toEventBody, toEventValues } from './event-values';

const texts = contentDesk.kinds.events;
const { fields } = eventsDesk;

const moment = (value: string | null): string => (value === null ? '' : formatMoment(value));

/** Definition of events for the desk. */
export const events: ListedSubject<'events', EventValues> = {
  kind: 'events',
  texts,
  titleOf: ({ title }) => title,
  toValues: toEventValues,
  toBody: toEventBody,
  toRestored: (item) => toEventBody(toEventValues(item)),
  schema: eventSchema,
  fields: [
    { name: 'title', label: fields.title, show: ({ title }) => title },
    { name: 'startsAt', label: fields.startsAt, show: ({ startsAt }) => moment(startsAt) },
    { name: 'endsAt', label: fields.endsAt, show: ({ endsAt }) => moment(endsAt) },
    {
      name: 'repeats',
      label: fields.repeats,
      show: ({ repeats }) => (repeats === '' ? '' : eventsDesk.repeats[repeats]),
    },
    { name: 'every', label: fields.every, show: ({ repeats, every }) => (repeats === '' ? '' : every) },
    { name: 'until', label: fields.until, show: ({ until }) => until },
    { name: 'count', label: fields.count, show: ({ count }) => count },
    { name: 'except', label: fields.except, show: ({ except }) => except },
    { name: 'when', label: fields.when, show: ({ when }) => when },
    { name: 'prize', label: fields.prize, show: ({ prize }) => prize },
    { name: 'summary', label: fields.summary, show: ({ summary }) => summary },
    { name: 'href', label: fields.href, show: ({ href }) => href },
    { name: 'art', label: fields.art, show: ({ art }) => artTitles[art] ?? art },
  ],
  Facts: EventFacts,
  Fields: EventFields,
  Preview: EventPreview,
};
