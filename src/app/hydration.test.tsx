import { setImmediate } from 'node:timers';
import { waitFor } from '@testing-library/dom';
import { applyTheme, DEFAULT_THEME } from '@/features/theme/theme-choice';
import { BOUNDARY, HYDRATED_EVENT } from '@/hydration/names';
import { serveStatus, startApiServer } from '../../test/support/browser/api-server';
import { serveContent } from '../../test/support/browser/content-service';
import { serveLeaderboard } from '../../test/support/browser/leaderboard-service';
import { serveNoBridge } from '../../test/support/browser/vote-service';
import { onlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { prerenderPages } from './prerender';
import { samplePages } from './sample-pages';

// React's renderer for Node needs it, and jsdom lacks it.
Object.assign(globalThis, { setImmediate });

/** The first page waits for the compilation of all others' code, next to other suites on two cores. */
const PATIENCE = { timeout: 50_000 };

const network = startApiServer();
beforeEach(() => applyTheme(DEFAULT_THEME));
let leave: () => void = () => undefined;
afterEach(() => leave());

/** Libraries that keep nothing of a page, so they need not load again for the next one. */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'lucide-react',
  'framer-motion',
];
for (const name of LIBRARIES) {
  const library = jest.requireActual<object>(name);
  jest.doMock(name, () => library);
}

/** Returns the modules in the state of a newly opened document, without any interaction. */
const openedAnew = async () => {
  jest.resetModules();
  return {
    ...(await import('react-dom/client')),
    ...(await import('react-router-dom')),
    ...(await import('@/features/theme/theme-slice')),
    ...(await import('@/store/given-state')),
    ...(await import('@/store/store')),
    ...(await import('@/hydration/hydration-boundary')),
    ...(await import('@/ui/routing/browser-router')),
    ...(await import('./routes')),
    ...(await import('./prerender')),
    ...(await import('./providers')),
  };
};

// React reports mismatches, even of attributes, in development builds only; e2e tests run on the production
// build.
const looks = Object.values(samplePages).flatMap((ofPage) => ofPage.slice(0, 1));
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
      UNSAFE_LocationContext,
      givenState,
      makeStore,
      themeChosen,
      Providers,
      HydrationContext,
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
        <HydrationContext value={{ waits: true }}>
          {/* The server's renderer, in the same process, leaves its location behind. */}
          <UNSAFE_LocationContext value={null as never}>
            <BrowserRouter onLeave={() => undefined}>
              <App />
            </BrowserRouter>
          </UNSAFE_LocationContext>
        </HydrationContext>
      </Providers>,
      { onRecoverableError: (error) => complaints.push([error]) },
    );
    leave = () => root.unmount();
    await waitFor(() => expect(waiting.size).toBeLessThan(all), PATIENCE);
    expect([...waiting]).not.toEqual([]);
    store.dispatch(themeChosen('light'));
    window.dispatchEvent(new Event('keydown'));
    // A comparison of the elements themselves would print all of them at each attempt.
    await waitFor(() => expect(waiting.size).toBe(0), PATIENCE);

    // Unlike in a browser, one process renders for both the server and the document.
    const isSharedProcess = ([message]: unknown[]) =>
      String(message).startsWith('Detected multiple renderers');
    expect(complaints.filter((line) => !isSharedProcess(line))).toEqual([]);
  },
);
