import {
  type ContentResponse,
  contentResponseSchema,
  type EventResponse,
  eventResponseSchema,
  type EventsResponse,
  eventsResponseSchema,
  type NewsResponse,
  newsResponseSchema,
  type StoryResponse,
  storyResponseSchema,
} from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { leadTo, tagged } from '../core/http/conditional';
import { CURSOR_QUERY } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { ofSubject } from '../core/http/serve';
import type { Content } from './content';

/** The routes of content for visitors. Strangers cannot make them cost more commands. */
export const contentRoutes = (content: Content): Route[] => [
  route({
    method: 'GET',
    path: CONTENT_PATHS.content,
    summary: 'Get the news, events, questions and the banner',
    gives: { 200: contentResponseSchema, 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const { value, seconds } = await content.all();
      return tagged(request, textOf<ContentResponse>(value), { seconds });
    },
  }),

  ...ofSubject('news', newsRoutes(content)),
  ...ofSubject('events', eventRoutes(content)),
];

const newsRoutes = (content: Content): Route[] => [
  route({
    method: 'GET',
    path: CONTENT_PATHS.news,
    summary: 'List the news, newest first',
    gives: { 200: newsResponseSchema, 304: null },
    query: CURSOR_QUERY,
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const { value, seconds } = await content.news(new URL(request.url).searchParams.get('cursor'));
      return tagged(request, textOf<NewsResponse>(value), { seconds, parameter: 'cursor' });
    },
  }),

  /** A `StoryResponse`, or 301 to the story's new address. */
  route({
    method: 'GET',
    path: CONTENT_PATHS.story,
    summary: 'Get a story, with its text in Markdown',
    gives: { 200: storyResponseSchema, 301: null, 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, params: { slug = '' } }) {
      const { value, seconds } = await content.story(slug);
      if ('movedTo' in value) return leadTo(pathOfStory(value.movedTo), { seconds });
      return tagged(request, textOf<StoryResponse>(value), { seconds });
    },
  }),
];

const eventRoutes = (content: Content): Route[] => [
  route({
    method: 'GET',
    path: CONTENT_PATHS.events,
    summary: 'List upcoming and recent events',
    gives: { 200: eventsResponseSchema, 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request }) {
      const { value, seconds } = await content.events();
      return tagged(request, textOf<EventsResponse>(value), { seconds });
    },
  }),

  route({
    method: 'GET',
    path: CONTENT_PATHS.event,
    summary: 'Get an event, with its recurrence',
    gives: { 200: eventResponseSchema, 304: null },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, params: { id = '' } }) {
      const { value, seconds } = await content.event(id);
      return tagged(request, textOf<EventResponse>(value), { seconds });
    },
  }),
];

/** Serializes a body of the contract, whose type must be named. */
const textOf = <Body = never>(body: NoInfer<Body>): string => JSON.stringify(body);

const pathOfStory = (slug: string): string => API_BASE + CONTENT_PATHS.story.replace(':slug', slug);
