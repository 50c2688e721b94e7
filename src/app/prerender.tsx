import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { pageDescriptions } from '#network/page-details';
import { pages, privatePages } from '#network/pages';
import { OFFLINE_PATH, type Page } from '@/contract/pages';
import type { Given, Look } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { API_DOCS_PATH, apiDocs } from '@/messages/en/api-docs';
import { licensesPage } from '@/messages/en/licenses';
import { notFound, offline } from '@/messages/en/pages';
import { ApiDocsPage } from '@/pages/api-docs/api-docs-page';
import type { ApiDocument } from '@/pages/api-docs/api-document';
import { OfflinePage } from '@/pages/offline/offline-page';
import { givenState } from '@/store/given-state';
import { makeStore } from '@/store/store';
import { GlobalStyle } from '@/theme/global-style';
import { TakeOverContext } from '@/ui/layout/hydration-boundary';
import { makePlaces, placeAt } from '@/ui/routing/place';
import { PlacesRouter } from '@/ui/routing/places-router';
import { App } from './app';
import { contentPageAt, isContentPage, type ContentPageId } from './content-pages';
import { specimens } from './content-specimens';
import { Document, type DocumentAssets, type DocumentPage } from './document';
import { LateStyles, lateStylesOf } from './late-styles';
import { Providers } from './providers';
import { NOT_FOUND, ROUTE_IDS, type RouteId, STORY } from './route-ids';

export { contentSecurityPolicy } from './content-security-policy';
/** Where the build writes what the page of licenses links. */
export const licenseFiles = { texts: licensesPage.texts.file, parts: licensesPage.parts.file };
/** Whether forms of strangers have a guard. */
export const isGuarded = TURNSTILE_SITE_KEY !== '';

/** One page to be written: `file` lies below dist/, `chunk` is the one that holds the page's module. */
export interface PrerenderPage extends DocumentPage {
  chunk: string;
  file: string;
}

const fileOf = (address: string): string => path.posix.join('.', address, 'index.html');

const fixedPage = (id: Exclude<RouteId, ContentPageId>): PrerenderPage => {
  const chunk = `page-${id}`;
  if (id === NOT_FOUND) {
    const { title, description } = notFound;
    return { id, chunk, path: '/404', file: '404.html', title, description, isIndexed: false };
  }
  const page: Page = { ...pages, ...privatePages }[id];
  const [description, isIndexed] = [pageDescriptions[id], !(id in privatePages)];
  return { id, chunk, ...page, description, file: fileOf(page.path), isIndexed };
};

/** The page at an address, as it is with these answers of the API. */
const contentPage = ({ address, given }: Look): PrerenderPage => {
  const page = contentPageAt(address, given);
  return { ...page, chunk: `page-${page.id}`, file: fileOf(page.path) };
};

/**
 * Every page that the build writes, one for each route that the network has.
 * @param shipped those that functions write later on, as they are to begin with
 */
export const prerenderPages = (shipped: readonly Look[]): PrerenderPage[] => [
  ...ROUTE_IDS.filter((id) => id === NOT_FOUND || (id !== STORY && isThere(id)))
    .filter((id) => !isContentPage(id))
    .map((id) => fixedPage(id)),
  ...shipped.map(contentPage),
];

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

interface Screen {
  content: ReactNode;
  /** Answers of the API that it begins with. */
  given?: readonly Given[];
}

const renderScreen = async ({ content, given = [] }: Screen, sheet: ServerStyleSheet): Promise<string> => {
  const { prelude } = await prerender(
    <StyleSheetManager sheet={sheet.instance}>
      <Providers store={makeStore(givenState(given))} globalStyles={<GlobalStyle />}>
        {content}
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
  return new Response(prelude).text();
};

/** Renders a screen to its markup and the styles that it uses, and those of others beside it. */
const renderMarkup = async (
  screen: Screen,
  late: ReactNode,
  others: readonly Screen[] = [],
): Promise<RenderedPage> => {
  const sheet = new ServerStyleSheet();
  try {
    const markup = await renderScreen(screen, sheet);
    for (const other of others) await renderScreen(other, sheet);
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

const placesAt = (address: string) => makePlaces(placeAt(address), stay);

const screenAt = (address: string, given: readonly Given[] = []): Screen => ({
  content: (
    <TakeOverContext value={{ waits: false }}>
      <PlacesRouter places={placesAt(address)}>
        <App />
      </PlacesRouter>
    </TakeOverContext>
  ),
  given,
});

/** Renders a page to its markup and the styles that it uses, whatever it may come to show. */
export const renderPage = ({ id, path: address, given }: DocumentPage): Promise<RenderedPage> =>
  renderMarkup(
    screenAt(address, given),
    <PlacesRouter places={placesAt(address)}>{lateStylesOf.get(id as RouteId)}</PlacesRouter>,
    isContentPage(id) ? specimens[id].map((look) => screenAt(look.address, look.given)) : [],
  );

/** The styles of a page that a function renders, whatever it may come to show. */
export const renderContentStyles = (id: ContentPageId): Promise<RenderedPage> => {
  const [look] = specimens[id];
  if (!look) throw new Error(`There is no specimen of ${id}`);
  return renderPage(contentPageAt(look.address, look.given));
};

export { contentPageIds } from './content-pages';

/**
 * Renders the document at an address, whose page begins with these answers of the API. Its styles are those that the build has
 * written.
 */
export const renderContentDocument = async (
  { address, given }: Look,
  assets: Readonly<Record<ContentPageId, DocumentAssets>>,
): Promise<string> => {
  const page = contentPageAt(address, given);
  const sheet = new ServerStyleSheet();
  try {
    return renderDocument(page, await renderScreen(screenAt(address, given), sheet), assets[page.id]);
  } finally {
    sheet.seal();
  }
};

/** The page that the service worker keeps for when there is no network. It is no route: the app does not run on it. */
export const offlinePage = {
  id: 'offline',
  ...offline,
  path: OFFLINE_PATH,
  file: 'offline.html',
  isIndexed: false,
};

export const renderOfflinePage = () => renderMarkup({ content: <OfflinePage /> }, null);

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
  renderMarkup({ content: <ApiDocsPage document={document} /> }, null);

/** The whole HTML document around a page's markup. */
export const renderDocument = (page: DocumentPage, markup: string, assets: DocumentAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} markup={markup} />)}`;
