import { pages } from '#network/pages';
import { CONTENT_PAGE_PATHS } from '@/contract/content-paths';
import { storyPath } from '@/contract/pages';
import type { Look } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { ApiError } from '../../core/errors/api-error';
import { UnavailableError } from '../../core/errors/unavailable-error';
import { leadTo, taggedHeaders } from '../../core/http/conditional';
import { pageRoute } from '../../core/http/page-route';
import { CURSOR_QUERY } from '../../core/http/params';
import type { Route } from '../../core/http/route';
import type { Content } from '../content';
import { documentResponse, withPublished } from './documents';
import { eventLook, eventsLook, newsLook, storyLook } from './looks';
import type { PageRenderer } from './renderer';

export interface PageServices {
  readonly content: Pick<Content, 'all' | 'news' | 'hasPage' | 'story' | 'events' | 'event' | 'library'>;
  /** Loaded for the first page. */
  readonly renderer: () => Promise<PageRenderer>;
}

/**
 * Seconds that a "not found" of a document is kept, unless one is due earlier, and seconds before a retry when documents
 * are unreadable.
 */
const MISSING_SECONDS = 30;
const RETRY_SECONDS = '5';

const declared = {
  method: 'GET',
  gives: { 200: 'file', 304: null },
  auth: 'public',
  limit: null,
  body: null,
} as const;

/** Returns the routes of content pages, as documents that are complete without scripts. */
export function pageRoutes({ content, renderer }: PageServices): Route[] {
  /** Responds with a page that the CDN keeps until the next publication. */
  async function pageOf(request: Request, look: Look, options: { seconds: number; parameter?: string }) {
    const { render, headers } = await renderer();
    const { value: published } = await content.all();
    return documentResponse(request, withPublished(await render(look), published), { ...options, headers });
  }

  /** Responds with what `respond` gives, or else with the page of a missing or unreadable document. */
  async function documentOr(
    look: (answer: null | undefined) => Look,
    respond: () => Promise<Response>,
  ): Promise<Response> {
    try {
      return await respond();
    } catch (fault) {
      if (fault instanceof UnavailableError) return missing(look(undefined), 503);
      if (fault instanceof ApiError && fault.code === 'not_found') return missing(look(null), 404);
      throw fault;
    }
  }

  async function missing(look: Look, status: 404 | 503): Promise<Response> {
    const { render, headers } = await renderer();
    const { seconds } = await content.library();
    const kept =
      status === 404
        ? taggedHeaders({ seconds: Math.min(MISSING_SECONDS, seconds) })
        : { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS };
    return new Response(await render(look), {
      status,
      headers: { ...headers, ...kept, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }

  /** Responds like the site does at unknown addresses. */
  async function notThere(): Promise<Response> {
    const { notFound, headers } = await renderer();
    return new Response(notFound, {
      status: 404,
      headers: {
        ...headers,
        ...taggedHeaders({ seconds: MISSING_SECONDS }),
        'Content-Type': 'text/html; charset=utf-8',
      },
    });
  }

  const routes = [
    pageRoute({
      ...declared,
      path: CONTENT_PAGE_PATHS.news,
      summary: 'Get the news page',
      gives: { ...declared.gives, 302: null },
      query: CURSOR_QUERY,
      async handle({ request }) {
        const cursor = new URL(request.url).searchParams.get('cursor');
        if (cursor !== null) {
          const { value: isPage, seconds } = await content.hasPage(cursor);
          if (!isPage) return leadTo(pages.news.path, { status: 302, seconds, parameter: 'cursor' });
        }
        const { value, seconds } = await content.news(cursor);
        return pageOf(request, newsLook(cursor, value), { seconds, parameter: 'cursor' });
      },
    }),

    pageRoute({
      ...declared,
      path: CONTENT_PAGE_PATHS.story,
      summary: 'Get the page of a story',
      async handle({ request, params: { slug: address = '' } }) {
        // The app reads the whole address in lower case, including `%C3` as `%c3`.
        const slug = address.toLowerCase();
        return documentOr(
          (answer) => storyLook(slug, answer),
          async () => {
            const { value, seconds } = await content.story(slug);
            if ('movedTo' in value) return leadTo(storyPath(value.movedTo), { seconds });
            return pageOf(request, storyLook(slug, value), { seconds });
          },
        );
      },
    }),

    pageRoute({
      ...declared,
      path: CONTENT_PAGE_PATHS.events,
      summary: 'Get the events page',
      async handle({ request }) {
        const { value, seconds } = await content.events();
        return pageOf(request, eventsLook(value), { seconds });
      },
    }),

    pageRoute({
      ...declared,
      path: CONTENT_PAGE_PATHS.event,
      summary: 'Get the page of an event',
      async handle({ request, params: { id: address = '' } }) {
        const id = address.toLowerCase();
        return documentOr(
          (answer) => eventLook(id, answer),
          async () => {
            const { value, seconds } = await content.event(id);
            return pageOf(request, eventLook(id, value), { seconds });
          },
        );
      },
    }),
  ];
  return routes.map((page) =>
    isThere(page.path.startsWith(CONTENT_PAGE_PATHS.events) ? 'events' : 'news')
      ? page
      : { ...page, run: notThere },
  );
}
