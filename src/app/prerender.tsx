import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { API_DOCS_PATH, apiDocs } from '@/content/api-docs';
import { licensesPage } from '@/content/licenses';
import { pageDescriptions } from '@/content/page-descriptions';
import { notFound, offline, OFFLINE_PATH, pages, privatePages, type Page } from '@/content/pages';
import { ApiDocsPage } from '@/pages/api-docs/api-docs-page';
import type { ApiDocument } from '@/pages/api-docs/api-document';
import { OfflinePage } from '@/pages/offline/offline-page';
import { makeStore } from '@/store/store';
import { GlobalStyle } from '@/theme/global-style';
import { TakeOverContext } from '@/ui/layout/hydration-boundary';
import { makePlaces, placeAt } from '@/ui/routing/place';
import { PlacesRouter } from '@/ui/routing/places-router';
import { App } from './app';
import { Document, type DocumentAssets, type DocumentPage } from './document';
import { LateStyles, lateStylesOf } from './late-styles';
import { Providers } from './providers';
import { NOT_FOUND, ROUTE_IDS } from './route-ids';

export { contentSecurityPolicy } from './content-security-policy';
/** Where the build writes what the page of licenses links. */
export const licenseFiles = { texts: licensesPage.texts.file, parts: licensesPage.parts.file };
/** Whether forms of strangers have a guard. */
export const isGuarded = TURNSTILE_SITE_KEY !== '';
export { site } from '@/content/site';
export { STRICT_TRANSPORT_SECURITY } from '@/content/transport-security';

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

/** Every page that the build writes, one for each route. */
export const prerenderPages = (): PrerenderPage[] =>
  ROUTE_IDS.map((id) => {
    const chunk = `page-${id}`;
    if (id === NOT_FOUND) {
      const { title, description } = notFound;
      return { id, chunk, path: '/404', file: '404.html', title, description, isIndexed: false };
    }
    const page: Page = { ...pages, ...privatePages }[id];
    return {
      id,
      chunk,
      ...page,
      description: pageDescriptions[id],
      file: path.posix.join('.', page.path, 'index.html'),
      isIndexed: !(id in privatePages),
    };
  });

/** Nobody goes anywhere while a page is rendered. */
const stay = () => undefined;

/** The rules of one component, and what styled-components marks them with. */
const COMPONENT_STYLES = /[\s\S]*?data-styled\.g\d+\[id="([^"]+)"\][^}]*\}\/\*!sc\*\/\s*/g;

interface RenderedPage {
  markup: string;
  /** Styles that all pages have in common. */
  globalStyles: string;
  /** Those of the page's components, each followed by what styled-components marks it with. */
  pageStyles: string;
}

/**
 * Chromium keeps a sheet that it has parsed for other documents, copies it for the first one that inserts a rule, and then
 * goes through that whole page. A sheet that begins with a rule that nobody understands it keeps for none.
 */
const UNSHARED = '%{}';

/** Renders a screen to its markup and the styles that it uses. */
const renderMarkup = async (screen: ReactNode, late: ReactNode): Promise<RenderedPage> => {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <Providers store={makeStore()} globalStyles={<GlobalStyle />}>
          {screen}
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
    renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <Providers store={makeStore()}>
          <LateStyles />
          {late}
        </Providers>
      </StyleSheetManager>,
    );
    const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join('');
    const components = [...css.matchAll(COMPONENT_STYLES)];
    const stylesOf = (isGlobal: boolean) =>
      components
        .filter(([, id]) => id?.startsWith('sc-global-') === isGlobal)
        .map(([text]) => text)
        .join('');
    return { markup, globalStyles: stylesOf(true), pageStyles: UNSHARED + stylesOf(false) };
  } finally {
    sheet.seal();
  }
};

/** Renders a page to its markup and the styles that it uses. */
export const renderPage = ({ id, path: url }: PrerenderPage) =>
  renderMarkup(
    <TakeOverContext value={{ waits: false }}>
      <PlacesRouter places={makePlaces(placeAt(url), stay)}>
        <App />
      </PlacesRouter>
    </TakeOverContext>,
    <PlacesRouter places={makePlaces(placeAt(url), stay)}>{lateStylesOf.get(id)}</PlacesRouter>,
  );

/** The page that the service worker keeps for when there is no network. It is no route: the app does not run on it. */
export const offlinePage = {
  id: 'offline',
  ...offline,
  path: OFFLINE_PATH,
  file: 'offline.html',
  isIndexed: false,
};

export const renderOfflinePage = () => renderMarkup(<OfflinePage />, null);

/** The page of the API's document. It is no route either, and no script of it is needed. */
export const apiDocsPage = {
  id: 'api-docs',
  path: API_DOCS_PATH,
  title: apiDocs.title,
  description: apiDocs.description,
  file: path.posix.join('.', API_DOCS_PATH, 'index.html'),
  isIndexed: true,
};

export const renderApiDocsPage = (document: ApiDocument) =>
  renderMarkup(<ApiDocsPage document={document} />, null);

/** The whole HTML document around a page's markup. */
export const renderDocument = (page: DocumentPage, markup: string, assets: DocumentAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} markup={markup} />)}`;
