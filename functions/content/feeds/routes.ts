import { contentRefusals } from '#messages/content-refusals';
import { FEED_PATHS } from '@/contract/content-paths';
import { isThere } from '@/lib/pages';
import { ApiError } from '../../core/errors/api-error';
import { tagged } from '../../core/http/conditional';
import { pageRoute } from '../../core/http/page-route';
import type { Route } from '../../core/http/route';
import { ofSubject } from '../../core/http/serve';
import type { Content } from '../content';
import { atomFeed } from './atom';
import { eventCalendar } from './calendar';

const CALENDAR = 'text/calendar; charset=utf-8';

export interface FeedServices {
  readonly content: Pick<Content, 'library' | 'findEvent'>;
  /** Base URL of links, without a slash at the end. */
  readonly base: string;
}

/** Routes of files at the site's root, for readers of feeds and calendars. */
export const feedRoutes = (services: FeedServices): Route[] => [
  ...(isThere('news') ? newsRoutes(services) : []),
  ...ofSubject('events', calendarRoutes(services)),
];

const newsRoutes = ({ content, base }: FeedServices): Route[] => [
  pageRoute({
    method: 'GET',
    path: FEED_PATHS.feed,
    summary: 'Get the news as an Atom feed',
    gives: { 200: 'file', 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const { value, seconds } = await content.library();
      const feed = atomFeed(value.library, value.now, base);
      return tagged(request, feed, { seconds, type: 'application/atom+xml; charset=utf-8' });
    },
  }),
];

const calendarRoutes = ({ content, base }: FeedServices): Route[] => [
  pageRoute({
    method: 'GET',
    path: FEED_PATHS.calendar,
    summary: 'Get dated events as an iCalendar file',
    gives: { 200: 'file', 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const { value, seconds } = await content.library();
      return tagged(request, eventCalendar(value.library, base), { seconds, type: CALENDAR });
    },
  }),

  pageRoute({
    method: 'GET',
    path: FEED_PATHS.event,
    summary: 'Get an event as an iCalendar file',
    gives: { 200: 'file', 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, params: { id = '' } }) {
      const { value: event, seconds } = await content.findEvent(id);
      if (event.startsAt === null) throw new ApiError('not_found', contentRefusals.event.missing);
      return tagged(request, eventCalendar({ events: [event] }, base), { seconds, type: CALENDAR });
    },
  }),
];
