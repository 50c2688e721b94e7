import type { EventCard } from '@/contract/content';
import { type Recurring, timesFrom } from './recurrence';

interface WrittenEvent
  extends Recurring, Pick<EventCard, 'id' | 'title' | 'when' | 'summary' | 'prize' | 'art' | 'href'> {}

/**
 * Returns an event as visitors see it at a moment, in milliseconds.
 * @param editedAt when an editor has written it; null for an event of the network's folder
 */
export const eventCardOf = (event: WrittenEvent, now: number, editedAt: string | null): EventCard => {
  const { id, title, when, summary, prize, art, href, recurrence } = event;
  // The times of one that recurs are those of `next`.
  const { startsAt, endsAt } = recurrence === null ? event : { startsAt: null, endsAt: null };
  const next = timesFrom(event, now);
  return { id, title, when, summary, startsAt, endsAt, prize, art, href, next, editedAt };
};
