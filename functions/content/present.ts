import type { ContentResponse, EventCard, EventResponse, EventsResponse, NewsCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import { isBlank } from '@/contract/text';
import { eventCardOf } from '@/lib/event-card';
import { firstTimes, ruleOf, seriesOf, timesFrom } from '@/lib/recurrence';
import { type DocumentOf, type Library, NO_DATE, type Story } from './documents';
import { eventsInOrder, isPublished, publishedNews, questionsInOrder } from './order';

/** Stories at the start of lists. */
const NEWEST = 20;
const MOST_PAST_EVENTS = 50;

type Visible = Omit<ContentResponse, 'version'>;

/** Returns the content that visitors see at a moment, in milliseconds since 1970. */
export function presentContent(library: Library, now: number): Visible {
  const banner = shownBanner(library, now);
  return {
    banner: banner && { text: banner.text, href: banner.href, tone: banner.tone, until: banner.until },
    news: publishedNews(library, now).items.slice(0, NEWEST).map(toCard),
    events: eventsInOrder(library)
      .items.map((event) => toEventCard(event, now))
      .filter(({ next }) => endOfEvent(next) > now),
    faq: questionsInOrder(library).items.map(({ id, question, answer }) => ({ id, question, answer })),
  };
}

/** Returns the events at a moment, in milliseconds since 1970. */
export function presentEvents(library: Library, now: number): EventsResponse {
  const past = library.events
    .map((event) => toEventCard(event, now))
    .filter(({ next }) => endOfEvent(next) <= now)
    .toSorted((a, b) => String(b.next.startsAt).localeCompare(String(a.next.startsAt)));
  return {
    coming: presentContent(library, now).events,
    past: past.slice(0, MOST_PAST_EVENTS),
  };
}

/** Returns when the visible content changes without an edit, in milliseconds since 1970; `Infinity` for never. */
export function nextChange(library: Library, now: number): number {
  const dates = library.news.map(({ publishedAt }) =>
    publishedAt === null ? Infinity : Date.parse(publishedAt),
  );
  const ends = library.events.map((event) => endOfEvent(timesFrom(event, now)));
  const until = shownBanner(library, now)?.until ?? null;
  const times = [...dates, ...ends, until === null ? Infinity : Date.parse(until)];
  return Math.min(Infinity, ...times.filter((time) => time > now));
}

/** Returns a published story in the form of lists. */
export function toCard({ slug, title, tag, summary, points, art, publishedAt }: Story): NewsCard {
  return { slug, title, tag, summary, points: [...points], art, publishedAt: publishedAt ?? '' };
}

const toEventCard = (event: DocumentOf<'events'>, now: number): EventCard =>
  eventCardOf(event, now, event.updatedAt === NO_DATE ? null : event.updatedAt);

/** Returns an event with its rule. */
export function presentEvent(event: DocumentOf<'events'>, now: number): EventResponse {
  const series = seriesOf(event);
  return {
    item: {
      ...toEventCard(event, now),
      recurrence: series && {
        rule: ruleOf(series),
        timeZone: series.recurrence.timeZone,
        ...firstTimes(series),
        except: [...series.recurrence.except],
      },
    },
  };
}

function shownBanner({ banner }: Library, now: number): DocumentOf<'banner'> | null {
  if (!banner || isBlank(banner.text)) return null;
  return banner.until !== null && Date.parse(banner.until) <= now ? null : banner;
}

/** Returns the story at an address below `/news`, the new address of one that has moved, or null. */
export function storyAt(
  library: Library,
  address: string,
  now: number,
): Story | { readonly slug: string } | null {
  const slug = address.toLowerCase();
  const id = library.moved.get(slug);
  const story = library.news.find((each) => (id === undefined ? each.slug === slug : each.id === id));
  if (!story || !isPublished(story, now)) return null;
  return story.slug === slug ? story : { slug: story.slug };
}
