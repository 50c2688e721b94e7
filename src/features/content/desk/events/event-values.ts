import { recurrenceFaults } from '#messages/content-desk-events';
import type { DeskEvent } from '@/contract/content';
import { newEventSchema } from '@/contract/content-requests';
import { eventFault } from '@/contract/event-fault';
import { takesPlace } from '@/lib/recurrence';
import {
  recurrenceFault,
  recurrenceOf,
  recurrenceText,
  type RecurrenceValues,
  toRecurrenceValues,
} from './recurrence-values';

export interface EventValues extends RecurrenceValues {
  title: string;
  when: string;
  /** ISO 8601 in UTC, or null. */
  startsAt: string | null;
  endsAt: string | null;
  prize: string;
  summary: string;
  art: string;
  /** Empty for none. */
  href: string;
}

const NEW: EventValues = {
  title: '',
  when: '',
  startsAt: null,
  endsAt: null,
  prize: '',
  summary: '',
  art: 'stage',
  href: '',
  ...toRecurrenceValues(null),
};

export const toEventValues = (item: DeskEvent | null): EventValues => {
  if (!item) return NEW;
  const { title, when, startsAt, endsAt, prize, summary, art, href, recurrence } = item;
  const texts = { title, when, prize, summary, art, href: href ?? '' };
  return { ...texts, startsAt, endsAt, ...toRecurrenceValues(recurrence) };
};

/** Returns when it takes place. One that recurs says so, in words that are made where the editor has written none. */
const timesOf = (values: EventValues) => {
  const { when, startsAt, endsAt } = values;
  const recurrence = recurrenceOf(values);
  const hasWords = when.trim() !== '' || recurrence === null || startsAt === null;
  return { when: hasWords ? when : recurrenceText(recurrence, startsAt), startsAt, endsAt, recurrence };
};

export const toEventBody = (values: EventValues) => {
  const { title, prize, summary, art, href } = values;
  return { title, ...timesOf(values), prize, summary, art, href: href.trim() === '' ? null : href };
};

/** The contract's schema, with the server's check across fields. */
export const eventSchema = newEventSchema.test('times', (values, context) => {
  // Formik leaves empty texts out.
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const written: EventValues = { ...NEW, ...Object.fromEntries(given) };
  const times = timesOf(written);
  const fields =
    recurrenceFault(written) ??
    eventFault(times) ??
    (takesPlace(times) ? null : { [written.except === '' ? 'until' : 'except']: recurrenceFaults.never });
  const [fault] = Object.entries(fields ?? {});
  if (!fault) return true;
  const [path, message] = fault;
  return context.createError({ path, message });
});
