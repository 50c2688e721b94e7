import type { DeskEvent } from '@/contract/content';
import { newEventSchema } from '@/contract/content-requests';
import { eventFault } from '@/contract/event-fault';

export interface EventValues {
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
};

export const toEventValues = (item: DeskEvent | null): EventValues => {
  if (!item) return NEW;
  const { title, when, startsAt, endsAt, prize, summary, art, href } = item;
  return { title, when, startsAt, endsAt, prize, summary, art, href: href ?? '' };
};

export const toEventBody = ({ href, ...values }: EventValues) => ({
  ...values,
  href: href.trim() === '' ? null : href,
});

/** The contract's schema, with the server's check across fields. */
export const eventSchema = newEventSchema.test('times', (values, context) => {
  const { when = '', startsAt = null, endsAt = null } = values as Partial<EventValues>;
  const [fault] = Object.entries(eventFault({ when, startsAt, endsAt }) ?? {});
  if (!fault) return true;
  const [path, message] = fault;
  return context.createError({ path, message });
});
