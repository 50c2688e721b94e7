import { screen, within } from '@testing-library/react';
import { onlinePlayersTexts, howToConnect } from '#messages/server-info';
import { HUES } from '@/contract/network/visuals';
import { perServer, serverIds } from '@/lib/servers';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { renderWithProviders } from '../../../test/support/browser/render';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { offlineServer, onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import ServerInfoPage from './server-info-page';

const api = startApiServer();
hearConsole();

const server = (n: number) => ({
  id: `sky-${String(n)}`,
  title: `${'Long Title '.repeat(3)}${String(n)}`,
  group: `${'Long Group '.repeat(2)}${String(n)}`.slice(-24),
  hue: HUES[n % HUES.length],
  address: `sky-${String(n)}.example.org`,
});
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('one server without features: its card, how to connect, and no card of features', async () => {
  aNetwork({ servers: { servers: [{ ...server(1), offlineLabel: 'ASLEEP' }] } });
  serveStatus(api, statusResponse(perServer(() => offlineServer())));
  renderWithProviders(<ServerInfoPage />);
  expect(await screen.findByText('ASLEEP')).toBeVisible();
  expect(cards()).toEqual([server(1).title]);
  expect(screen.getByRole('region', { name: howToConnect.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Server Features' })).not.toBeInTheDocument();
});

test('twelve servers: a card and a group of players each, in their order', async () => {
  const servers = Array.from({ length: 12 }, (_, n) => server(n));
  aNetwork({ servers: { servers } });
  serveStatus(api, statusResponse(perServer((id) => onlineServer(serverIds().indexOf(id) + 1))));
  renderWithProviders(<ServerInfoPage />);
  expect(await screen.findByText('12/12')).toBeVisible();
  expect(cards()).toEqual(servers.map(({ title }) => title));
  const online = await screen.findByRole('region', { name: onlinePlayersTexts.title });
  expect(
    within(online)
      .getAllByRole('region')
      .map((group) => group.getAttribute('aria-labelledby')),
  ).toEqual(servers.map(({ id }) => `players-${id}`));
});
