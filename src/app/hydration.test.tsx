import { setImmediate } from 'node:timers';
import { waitFor } from '@testing-library/dom';
import { applyTheme, DEFAULT_THEME } from '@/features/theme/theme-choice';
import { BOUNDARY, HYDRATED_EVENT } from '@/ui/layout/hydration-boundary-names';
import { serveStatus, startApiServer } from '../../test/support/browser/api-server';
import { serveContent } from '../../test/support/browser/content-service';
import { serveLeaderboard } from '../../test/support/browser/leaderboard-service';
import { serveNoBridge } from '../../test/support/browser/vote-service';
import { onlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { specimens } from './content-specimens';
import { prerenderPages } from './prerender';

// React's renderer for Node needs it, and jsdom has none.
Object.assign(globalThis, { setImmediate });

/** The first page waits until all others' code is compiled, beside other suites on two cores. */
const PATIENCE = { timeout: 50_000 };

const network = startApiServer();
beforeEach(() => applyTheme(DEFAULT_THEME));
let leave: () => void = () => undefined;
afterEach(() => leave());

/** The modules as a document has them that was opened just now: nothing on its page has been used. */
const openedAnew = async () => {
  jest.resetModules();
  return {
    ...(await import('react-dom/client')),
    ...(await import('@/features/theme/theme-slice')),
    ...(await import('@/store/given-state')),
    ...(await import('@/store/store')),
    ...(await import('@/ui/layout/hydration-boundary')),
    ...(await import('@/ui/routing/browser-router')),
    ...(await import('./app')),
    ...(await import('./prerender')),
    ...(await import('./providers')),
  };
};

// React tells of a mismatch, also of an attribute's, in development builds only; the journeys run on the production build.
const looks = Object.values(specimens).flatMap((ofPage) => ofPage.slice(0, 1));
test.each(prerenderPages(looks).map((page) => [page.path, page] as const))(
  '%s hydrates without a mismatch, and so do the parts that wait',
  async (path, page) => {
    serveStatus(network, statusResponse({ [ENTRANCE_SERVER]: onlineServer(1) }));
    serveLeaderboard(network);
    serveNoBridge(network);
    serveContent(network);
    const complaints: unknown[][] = [];
    jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void complaints.push(line));
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const {
      renderPage,
      hydrateRoot,
      givenState,
      makeStore,
      themeChosen,
      Providers,
      TakeOverContext,
      BrowserRouter,
      App,
    } = await openedAnew();
    const { markup } = await renderPage(page);
    const container = document.createElement('div');
    container.innerHTML = markup;
    document.body.replaceChildren(container);
    window.history.replaceState(null, '', path);

    const waiting = new Set(container.querySelectorAll(`[${BOUNDARY}]`));
    const all = waiting.size;
    container.addEventListener(HYDRATED_EVENT, ({ target }) => waiting.delete(target as Element));
    const store = makeStore(givenState(page.given ?? []));
    const root = hydrateRoot(
      container,
      <Providers store={store} prerendered={store.getState()}>
        <TakeOverContext value={{ waits: true }}>
          <BrowserRouter onLeave={() => undefined}>
            <App />
          </BrowserRouter>
        </TakeOverContext>
      </Providers>,
      { onRecoverableError: (error) => complaints.push([error]) },
    );
    leave = () => root.unmount();
    await waitFor(() => expect(waiting.size).toBeLessThan(all), PATIENCE);
    expect([...waiting]).not.toEqual([]);
    store.dispatch(themeChosen('light'));
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect([...waiting]).toEqual([]), PATIENCE);

    // Here, unlike in a browser, one process has rendered for the server and for the document.
    const isSharedProcess = ([message]: unknown[]) =>
      String(message).startsWith('Detected multiple renderers');
    expect(complaints.filter((line) => !isSharedProcess(line))).toEqual([]);
  },
);
