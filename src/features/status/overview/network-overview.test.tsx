import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refreshTexts } from '#messages/refresh';
import { overviewTexts, serverInfo } from '#messages/server-info';
import { REQUEST_ID_HEADER } from '@/contract/errors';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { perServer } from '@/lib/servers';
import { serveStatus, startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  statusResponse,
} from '../../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER, SERVER_IDS } from '../../../../test/support/fixtures/tracked-servers';
import { NetworkOverview } from './network-overview';

const network = startApiServer();
hearConsole();

const tile = (label: string) => {
  const element = screen.getByText(label).parentElement;
  if (!element) throw new Error(`No tile ${label}`);
  return within(element);
};

withFakeClock();

describe('the network overview', () => {
  it('says Fetching server status... until the first response', async () => {
    serveStatus(network, statusResponse());
    renderWithProviders(<NetworkOverview />);
    expect(screen.getByRole('status')).toHaveTextContent(serverInfo.loading);
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(serverInfo.loading)).not.toBeInTheDocument());
    expect(screen.getByText('LIVE')).toBeInTheDocument();
  });

  it('shows players over players plus 1, servers out of all and the largest max', async () => {
    serveStatus(
      network,
      statusResponse({
        ...perServer(() => offlineServer()),
        [ENTRANCE_SERVER]: onlineServer(4, { players: { online: 4, max: 100, list: [] } }),
        [OTHER_SERVER]: onlineServer(0, { players: { online: 1230, max: 2000, list: [] } }),
      }),
    );
    renderWithProviders(<NetworkOverview />);
    await screen.findByText('LIVE');
    expect(tile('Total Players').getByText('1,234/1,235')).toBeInTheDocument();
    expect(tile(overviewTexts.servers).getByText(`2/${String(SERVER_IDS.length)}`)).toBeInTheDocument();
    expect(tile('Peak Players').getByText('2,000')).toBeInTheDocument();
  });

  it('says when it was updated, and that it refreshes every 30 seconds', async () => {
    serveStatus(network, statusResponse({}, { fetchedAt: '2025-05-25T14:03:09Z' }));
    renderWithProviders(<NetworkOverview />);
    expect(await screen.findByText(refreshTexts.lastUpdated, { exact: false })).toHaveTextContent(
      /Last updated: \d\d:\d\d:09/,
    );
    expect(screen.getByText(refreshTexts.every)).toBeInTheDocument();
  });
});

describe('a status that was old when it came', () => {
  it('is no live one', async () => {
    serveStatus(network, statusResponse({}, { stale: true }));
    renderWithProviders(<NetworkOverview />);
    expect(await screen.findByText('DELAYED')).toBeInTheDocument();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  it('of which nothing was looked up is an outage, and not updated at any time', async () => {
    const off = offlineServer();
    serveStatus(
      network,
      statusResponse(
        perServer(() => off),
        { stale: true },
      ),
    );
    renderWithProviders(<NetworkOverview />);
    expect(await screen.findByText(overviewTexts.outage.title)).toBeVisible();
    expect(screen.queryByText(refreshTexts.lastUpdated, { exact: false })).not.toBeInTheDocument();
  });
});

describe('the refresh', () => {
  const renderWatched = () => {
    const view = renderWithProviders(<NetworkOverview />);
    const stop = setupListeners(view.store.dispatch);
    return { ...view, stop };
  };

  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };

  it('comes at once and then every 30 seconds', async () => {
    const service = serveStatus(network, statusResponse({ [ENTRANCE_SERVER]: onlineServer(21) }));
    const { stop } = renderWatched();
    await screen.findByText('21/22');
    expect(service.calls).toBe(1);
    await pass(HALF_A_MINUTE - 1000);
    expect(service.calls).toBe(1);
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(22) });
    await pass(1000);
    await screen.findByText('22/23');
    await pass(HALF_A_MINUTE);
    expect(service.calls).toBe(3);
    stop();
  });

  it('pauses while the page is hidden, and comes at once when it is visible again', async () => {
    const service = serveStatus(network, statusResponse());
    const { stop } = renderWatched();
    await screen.findByText('LIVE');
    setVisibility('hidden');
    await pass(5 * HALF_A_MINUTE);
    expect(service.calls).toBe(1);
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(8) });
    setVisibility('visible');
    await screen.findByText('8/9');
    expect(service.calls).toBe(2);
    stop();
  });

  it('goes on in a page that is visible without the focus', async () => {
    const service = serveStatus(network, statusResponse());
    const { stop } = renderWatched();
    await screen.findByText('LIVE');
    act(() => void window.dispatchEvent(new Event('blur')));
    await pass(HALF_A_MINUTE);
    expect(service.calls).toBe(2);
    stop();
  });

  it('ends when the page is left', async () => {
    const service = serveStatus(network, statusResponse());
    const { stop, unmount } = renderWatched();
    await screen.findByText('LIVE');
    unmount();
    await pass(5 * HALF_A_MINUTE);
    expect(service.calls).toBe(1);
    stop();
  });
});

describe('while the functions are down', () => {
  it('a first visit says so, offers Retry, and recovers by itself', async () => {
    const service = serveStatus(network, 'down');
    renderWithProviders(<NetworkOverview />);
    expect(await screen.findByText(overviewTexts.outage.title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText(overviewTexts.network)).not.toBeVisible();
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(6) });
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText('6/7')).toBeVisible();
    expect(screen.queryByText(overviewTexts.outage.title)).not.toBeInTheDocument();
  });

  it('names what the log has the failed call by', async () => {
    const headers = { [REQUEST_ID_HEADER]: '01JREFERENCE' };
    network.use(
      http.get(`${API_BASE}${API_PATHS.status}`, () => new Response(null, { status: 503, headers })),
    );
    renderWithProviders(<NetworkOverview />);
    expect(await screen.findByText(/\(Reference: 01JREFERENCE\)$/)).toBeVisible();
  });

  it('Retry asks at once', async () => {
    const service = serveStatus(network, 'down');
    const { user } = renderWithProviders(<NetworkOverview />, { advanceTimers: jest.advanceTimersByTime });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(6) });
    await user.click(retry);
    expect(await screen.findByText('6/7')).toBeVisible();
    expect(service.calls).toBe(2);
  });

  it('old figures stay, with a note', async () => {
    const service = serveStatus(network, statusResponse({ [ENTRANCE_SERVER]: onlineServer(6) }));
    renderWithProviders(<NetworkOverview />);
    await screen.findByText('LIVE');
    service.response = 'down';
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText(refreshTexts.failed)).toBeVisible();
    expect(screen.getByText('6/7')).toBeVisible();
    expect(screen.getByText('DELAYED')).toBeVisible();
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(7) });
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText('LIVE')).toBeVisible();
  });
});
