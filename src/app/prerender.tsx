import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { API_DOCS_PATH, apiDocs } from '#messages/api-docs';
import { licensesPage } from '#messages/licenses';
import { notFound, offline } from '#messages/pages';
import { pageDescriptions } from '#network/page-details';
import { pages, privatePages } from '#network/pages';
import { OFFLINE_PATH, type Page } from '@/contract/pages';
import type { Catalogue } from '@/contract/shop';
import { HydrationContext } from '@/hydration/hydration-boundary';
import type { Given, Look } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { ApiDocsPage } from '@/pages/api-docs/api-docs-page';
import type { ApiDocument } from '@/pages/api-docs/api-document';
import { OfflinePage } from '@/pages/offline/offline-page';
import { givenState } from '@/store/given-state';
import { makeStore } from '@/store/store';
import { GlobalStyle } from '@/theme/global-style';
import { contentPageAt, isContentPage, type ContentPageId } from './content-pages';
import { Document, type DocumentAssets, type DocumentPage } from './document';
import { LateStyles, lateStylesOf } from './late-styles';
import { Providers } from './providers';
import { DOCUMENT, NOT_FOUND, ROUTE_IDS, type RouteId } from './route-ids';
import { App } from './routes';
import { samplePages } from './sample-pages';
import { shopData } from './structured-data/structured-data';

export { contentSecurityPolicy } from './content-security-policy';
/** Files that the build writes for the licenses page. */
export const licenseFiles = { texts: licensesPage.texts.file, parts: licensesPage.parts.file };
/** True if forms require a captcha from visitors without an account. */
export const isGuarded = TURNSTILE_SITE_KEY !== '';
/** True if the store page starts with what the shop sells. */
export const hasShop = HAS_SHOP;

/** A page to write: `file` is relative to dist/, `chunk` contains the page's module. */
export interface PrerenderPage extends DocumentPage {
  chunk: string;
  file: string;
}

const fileOf = (address: string): string => path.posix.join('.', address, 'index.html');

/** Checks for a part of the dashboard, which are in its chunk. */
const isPart = (id: RouteId): boolean => Object.hasOwn(privatePages, id) && id.startsWith('dashboard');

const fixedPage = (id: Exclude<RouteId, ContentPageId>): PrerenderPage => {
  const chunk = isPart(id) ? 'page-dashboard' : `page-${id}`;
  if (id === NOT_FOUND) {
    const { title, description } = notFound;
    return { id, chunk, path: '/404', file: '404.html', title, description, isIndexed: false };
  }
  const page: Page = { ...pages, ...privatePages }[id];
  const [description, isIndexed] = [pageDescriptions[id], !(id in privatePages)];
  return { id, chunk, ...page, description, file: fileOf(page.path), isIndexed };
};

/** Returns the store page, which starts with the shop's catalogue if there is one. */
const shopPage = (page: PrerenderPage, answer: Catalogue | null): PrerenderPage => ({
  ...page,
  given: [{ endpoint: 'getCatalogue', ...(answer && { answer }) }],
  ...(answer && { data: shopData(answer) }),
});

/** Returns the page at an address with these answers of the API. */
const contentPage = ({ address, given }: Look): PrerenderPage => {
  const page = contentPageAt(address, given);
  return { ...page, chunk: `page-${page.id}`, file: fileOf(page.path) };
};

/**
 * Returns every page that the build writes, one for each route of the network.
 * @param shipped initial looks of the pages that functions write later
 * @param catalogue what the shop sells; null if that is unknown
 */
export const prerenderPages = (
  shipped: readonly Look[],
  catalogue: Catalogue | null = null,
): PrerenderPage[] => [
  ...ROUTE_IDS.filter((id) => id === NOT_FOUND || (id !== DOCUMENT && isThere(id)))
    .filter((id) => !isContentPage(id))
    .map((id) => (HAS_SHOP && id === 'store' ? shopPage(fixedPage(id), catalogue) : fixedPage(id))),
  ...shipped.map(contentPage),
];

/** The rules of one component, with the marker of styled-components. */
const COMPONENT_STYLES = /[\s\S]*?data-styled\.g\d+\[id="([^"]+)"\][^}]*\}\/\*!sc\*\/\s*/g;

interface RenderedPage {
  markup: string;
  /** Global styles, then those of the page's components, each followed by the marker of styled-components. */
  styles: string;
}

/**
 * Chromium caches a parsed sheet for other documents, and has to copy it and restyle the whole page for the
 * first one that inserts a rule. It does not cache a sheet that begins with an invalid rule.
 */
const UNSHARED = '%{}';

interface Screen {
  content: ReactNode;
  /** Answers of the API that it starts with. */
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
      // Large boundaries would otherwise be streamed late and moved by an inline script, which the policy
      // blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
};

/** Renders a screen to its markup and the styles that it uses, including those of `late` elements. */
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
    return { markup, styles: UNSHARED + stylesOf(true) + stylesOf(false) };
  } finally {
    sheet.seal();
  }
};

const screenAt = (address: string, given: readonly Given[] = []): Screen => ({
  content: (
    <HydrationContext value={{ waits: false }}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </HydrationContext>
  ),
  given,
});

/** Renders a page to its markup and the styles of everything that it may show. */
export const renderPage = ({ id, path: address, given }: DocumentPage): Promise<RenderedPage> =>
  renderMarkup(
    screenAt(address, given),
    <StaticRouter location={address}>{lateStylesOf.get(id as RouteId)}</StaticRouter>,
    isContentPage(id) ? samplePages[id].map((look) => screenAt(look.address, look.given)) : [],
  );

/** Renders the styles of everything that a function's page may show. */
export const renderContentStyles = (id: ContentPageId): Promise<RenderedPage> => {
  const [look] = samplePages[id];
  if (!look) throw new Error(`There is no sample page of ${id}`);
  return renderPage(contentPageAt(look.address, look.given));
};

export { contentPageIds } from './content-pages';

/**
 * Renders the document at an address whose page starts with these answers of the API. Its styles are those
 * that the build has written.
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

/** The offline page, which the service worker caches. It is not a route: the app does not run on it. */
export const offlinePage = {
  id: 'offline',
  ...offline,
  path: OFFLINE_PATH,
  file: 'offline.html',
  isIndexed: false,
};

export const renderOfflinePage = () => renderMarkup({ content: <OfflinePage /> }, null);

/** The page of the API's document. It is not a route either, and needs no script. */
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

/** Renders the whole HTML document around a page's markup. */
export const renderDocument = (page: DocumentPage, markup: string, assets: DocumentAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} markup={markup} />)}`;
