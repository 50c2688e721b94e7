import { screen, within } from '@testing-library/react';
import { assumed, networkStatus, serverCardTexts } from '#messages/server-info';
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { formatTime } from '@/lib/format-time';
import { perServer } from '@/lib/servers';
import { makeStore } from '@/store/store';
import { serveStatus, startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { aNetwork, testNetwork } from '../../../../test/support/fixtures/a-network';
import {
  offlineServer,
  onlineServer,
  statusResponse,
  TEST_TIME,
} from '../../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER, servers } from '../../../../test/support/fixtures/tracked-servers';
import { statusApi } from '../status-api';
import { ServerCards } from './server-cards';

hearConsole();

const network = startApiServer();

const renderCards = async (...responses: (StatusResponse<ServerId> | 'down')[]) => {
  const service = serveStatus(network, 'down');
  const store = makeStore();
  for (const response of responses) {
    service.response = response;
    await store.dispatch(
      statusApi.endpoints.getStatus.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  }
  return renderWithProviders(<ServerCards />, { store });
};
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the server cards', () => {
  it('are one for each server, in order', async () => {
    await renderCards(statusResponse());
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
      Object.values(servers).map(({ title }) => title),
    );
  });

  it('show ONLINE, players over players plus 1, ticks per second and full health', async () => {
    await renderCards(statusResponse({ [OTHER_SERVER]: onlineServer(12) }));
    const other = card(servers[OTHER_SERVER].title);
    expect(other.getByText('ONLINE')).toBeInTheDocument();
    expect(other.getByText('12/13')).toBeInTheDocument();
    expect(other.getByText('TPS').nextElementSibling).toHaveTextContent('20');
    expect(other.getByRole('meter', { name: 'Server Health' })).toHaveAttribute('aria-valuetext', '100%');
  });

  it('show players over the places of the server where its owner says so', async () => {
    const changed = testNetwork.servers.servers.map((server) =>
      server.id === OTHER_SERVER ? { ...server, places: 'real' } : server,
    );
    aNetwork({ servers: { ...testNetwork.servers, servers: changed } });
    await renderCards(
      statusResponse({ [ENTRANCE_SERVER]: onlineServer(3), [OTHER_SERVER]: onlineServer(12) }),
    );
    expect(card(servers[ENTRANCE_SERVER].title).getByText('3/4')).toBeInTheDocument();
    expect(card(servers[OTHER_SERVER].title).getByText('12/100')).toBeInTheDocument();
  });

  it.each([
    [10, '50%'],
    [17.4, '87%'],
    [25, '100%'],
    [0, '0%'],
  ])('show %f ticks as %s health', async (tps, health) => {
    await renderCards(
      statusResponse({
        [ENTRANCE_SERVER]: onlineServer(0, { performance: { tps, mspt: 0, measured: true } }),
      }),
    );
    const entrance = card(servers[ENTRANCE_SERVER].title);
    expect(entrance.getByRole('meter')).toHaveAttribute('aria-valuetext', health);
    expect(entrance.queryByText('assumed')).not.toBeInTheDocument();
    expect(entrance.getByRole('meter')).not.toHaveAccessibleDescription();
  });

  it('call ticks and health assumed that nobody measured, to eye and ear, and say why', async () => {
    await renderCards(statusResponse());
    const entrance = card(servers[ENTRANCE_SERVER].title);
    expect(entrance.getByText('TPS').parentElement).toHaveTextContent(/^TPS20assumed$/);
    expect(entrance.getByRole('meter')).toHaveAttribute('aria-valuetext', '100%');
    expect(entrance.getByRole('meter')).toHaveAccessibleDescription('assumed');
    expect(entrance.getAllByText('assumed')).toHaveLength(2);
    expect(screen.getByText(assumed.text)).toBeVisible();
  });

  it('show how long a tick takes where that was measured', async () => {
    const performance = { tps: 17.46, mspt: 57.14, measured: true };
    await renderCards(statusResponse({ [ENTRANCE_SERVER]: onlineServer(0, { performance }) }));
    const entrance = card(servers[ENTRANCE_SERVER].title);
    expect(entrance.getByText('TPS').parentElement).toHaveTextContent(/^TPS17.557.1 MSPT$/);
  });

  it('do not speak of assumptions when everything was measured', async () => {
    const measured = onlineServer(1, { performance: { tps: 19, mspt: 3, measured: true } });
    await renderCards(statusResponse(perServer(() => measured)));
    expect(screen.getByText(assumed.text)).not.toBeVisible();
  });

  it('show neither ticks nor health of a server never seen', async () => {
    await renderCards(statusResponse({ [OTHER_SERVER]: offlineServer() }));
    const other = card(servers[OTHER_SERVER].title);
    expect(other.getByText('TPS').parentElement).toHaveTextContent(/^TPS–Unknown$/);
    expect(other.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Unknown');
    expect(other.queryByText('assumed')).not.toBeInTheDocument();
  });

  it('show that it is not known how many play where a server does not tell', async () => {
    const untold = { players: { online: null, max: null, list: [] } };
    await renderCards(statusResponse({ [OTHER_SERVER]: onlineServer(0, untold) }));
    const other = card(servers[OTHER_SERVER].title);
    expect(other.getByText('ONLINE')).toBeInTheDocument();
    expect(other.getByText('Players').parentElement).toHaveTextContent(/^Players–Unknown$/);
    expect(other.queryByText(/Up to/)).not.toBeInTheDocument();
  });

  it('say what each is called while it is off, for servers never seen', async () => {
    await renderCards(statusResponse(perServer(() => offlineServer())));
    for (const { title, offlineLabel } of Object.values(servers))
      expect(card(title).getByText(offlineLabel)).toBeInTheDocument();
    expect(card(servers[OTHER_SERVER].title).getByText('0/1')).toBeInTheDocument();
    expect(screen.queryByText(serverCardTexts.noAnswerSince, { exact: false })).not.toBeInTheDocument();
  });

  it('keep the last state of a server that stopped responding, and say since when', async () => {
    const checkedAt = '2025-05-25T14:05:30Z';
    await renderCards(
      statusResponse({ [OTHER_SERVER]: onlineServer(7) }),
      statusResponse({ [OTHER_SERVER]: offlineServer({ checkedAt }) }),
    );
    const other = card(servers[OTHER_SERVER].title);
    expect(other.getByText('ONLINE')).toBeInTheDocument();
    expect(other.getByText('7/8')).toBeInTheDocument();
    expect(other.getByText(serverCardTexts.noAnswerSince, { exact: false })).toHaveTextContent(
      `${serverCardTexts.noAnswerSince} ${formatTime(checkedAt)}`,
    );
    expect(
      card(servers[ENTRANCE_SERVER].title).queryByText(serverCardTexts.noAnswerSince, { exact: false }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['nothing could be fetched', ['down' as const]],
    [
      'nothing could be looked up',
      [
        statusResponse(
          perServer(() => offlineServer()),
          { stale: true },
        ),
      ],
    ],
    [
      'they were off before nothing could be fetched',
      [statusResponse(perServer(() => offlineServer())), 'down' as const],
    ],
  ])('call no server off when %s, and show dashes', async (_, responses) => {
    await renderCards(...responses);
    for (const { title, offlineLabel } of Object.values(servers)) {
      const shown = card(title);
      expect(shown.getByText(serverCardTexts.unknown)).toBeInTheDocument();
      expect(shown.getByText(serverCardTexts.unchecked)).toBeInTheDocument();
      expect(shown.queryByText(offlineLabel)).not.toBeInTheDocument();
      expect(shown.getByText('Players').parentElement).toHaveTextContent(/^Players–Unknown$/);
      expect(shown.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Unknown');
    }
  });

  it('keep the last state when nothing can be fetched any more, and say of when it is', async () => {
    await renderCards(statusResponse({ [OTHER_SERVER]: onlineServer(7) }), 'down');
    const other = card(servers[OTHER_SERVER].title);
    expect(other.getByText('7/8')).toBeInTheDocument();
    expect(other.getByText(networkStatus.lastHeard(formatTime(TEST_TIME))[1])).toBeInTheDocument();
  });

  it('say nothing of a state before the first response', async () => {
    await renderCards();
    expect(screen.queryByText(/ONLINE|OFFLINE|MAINTENANCE/)).not.toBeInTheDocument();
  });
});
