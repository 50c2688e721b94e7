import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { notFound, pages, privatePages, type Page } from '@/content/pages';
import { makeStore } from '@/store/store';
import { Document, type DocumentAssets } from './document';
import { Providers } from './providers';
import { NOT_FOUND } from './route-ids';
import { routes } from './routes';

export { contentSecurityPolicy } from './content-security-policy';
export { site } from '@/content/site';

/** One page to be written: `file` lies below dist/, `chunk` is the one that holds the page's module. */
export interface PrerenderPage {
  id: string;
  chunk: string;
  /** Where it is rendered at. */
  path: string;
  file: string;
  title: string;
  description: string;
  isIndexed: boolean;
}

const leaves = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => (route.children ? leaves(route.children) : [route]));

/**
 * Every page that the build writes, one for each route.
 * @throws when a route has no title and description in the content, so that a route left out fails the build.
 */
export const prerenderPages = (): PrerenderPage[] => {
  const known = new Map<string, Page>(Object.entries({ ...pages, ...privatePages }));
  return leaves(routes).map(({ id = '' }) => {
    const chunk = `page-${id}`;
    if (id === NOT_FOUND) {
      const { title, description } = notFound;
      return { id, chunk, path: '/404', file: '404.html', title, description, isIndexed: false };
    }
    const page = known.get(id);
    if (!page)
      throw new Error(`Route "${id}" has no entry in src/content/pages.ts, and cannot be prerendered`);
    return {
      id,
      chunk,
      ...page,
      file: path.posix.join('.', page.path, 'index.html'),
      isIndexed: !(id in privatePages),
    };
  });
};

/** Renders a page to its markup and the styles that it uses. */
export const renderPage = async ({ path: url }: PrerenderPage): Promise<{ markup: string; css: string }> => {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${url} redirects, and cannot be prerendered`);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <Providers store={makeStore()}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StyleSheetManager>,
      {
        // Large boundaries would otherwise be streamed late and moved by an inline script, which the policy blocks.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          throw error;
        },
      },
    );
    const markup = await new Response(prelude).text();
    const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join('');
    return { markup, css };
  } finally {
    sheet.seal();
  }
};

/** The whole HTML document around a page's markup. */
export const renderDocument = (page: PrerenderPage, markup: string, assets: DocumentAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} markup={markup} />)}`;
