import { setImmediate } from 'node:timers';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ENTRANCE_SERVER } from '@/content/servers';
import { makeStore } from '@/store/store';
import { serveStatus, startApiServer } from '../../test/support/browser/api-server';
import { serveLeaderboard } from '../../test/support/browser/leaderboard-service';
import { onlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { loadMatchedRoutes } from './load-matched-routes';
import { prerenderPages, renderPage } from './prerender';
import { Providers } from './providers';
import { routes } from './routes';

// React's renderer for Node needs it, and jsdom has none.
Object.assign(globalThis, { setImmediate });

const network = startApiServer();

// React tells of a mismatch, also of an attribute's, in development builds only; the journeys run on the production build.
test.each(prerenderPages().map((page) => [page.path, page] as const))(
  '%s hydrates without a mismatch',
  async (path, page) => {
    serveStatus(network, statusResponse({ [ENTRANCE_SERVER]: onlineServer(1) }));
    serveLeaderboard(network);
    const complaints: unknown[][] = [];
    jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void complaints.push(line));
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { markup } = await renderPage(page);
    const container = document.createElement('div');
    container.innerHTML = markup;
    document.body.replaceChildren(container);
    window.history.replaceState(null, '', path);

    await loadMatchedRoutes();
    const root = await act(() =>
      hydrateRoot(
        container,
        <Providers store={makeStore()}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </Providers>,
        { onRecoverableError: (error) => complaints.push([error]) },
      ),
    );

    // Here, unlike in a browser, one process has rendered for the server and for the document.
    const isSharedProcess = ([message]: unknown[]) =>
      String(message).startsWith('Detected multiple renderers');
    expect(complaints.filter((line) => !isSharedProcess(line))).toEqual([]);
    act(() => {
      root.unmount();
    });
  },
);
