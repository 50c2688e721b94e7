import { screen } from '@testing-library/react';
import { networkPlayers } from '#messages/connect';
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { serveStatus, startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  statusResponse,
} from '../../../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../../../test/support/fixtures/tracked-servers';
import { PlayersOnline } from './players-online';

const network = startApiServer();
withFakeClock();
hearConsole();

const show = (response: StatusResponse<ServerId> | 'down') => {
  const service = serveStatus(network, response);
  const { container } = renderWithProviders(<PlayersOnline />);
  expect(container).toHaveTextContent(/^– players online/);
  expect(screen.getByText(networkPlayers.unknown)).toBeInTheDocument();
  return { service, container };
};

test('the players of all servers are counted', async () => {
  show(statusResponse({ [ENTRANCE_SERVER]: onlineServer(4), [OTHER_SERVER]: onlineServer(1230) }));
  expect(await screen.findByText('1,234 players online')).toBeVisible();
});

test('nobody is counted only where servers say so', async () => {
  show(statusResponse(perServer(() => offlineServer({ source: 'ping' }))));
  expect(await screen.findByText('0 players online')).toBeVisible();
});

test('a dash stands for what could not be fetched, at first and later', async () => {
  const { service, container } = show('down');
  await pass(1000);
  expect(container).toHaveTextContent(/^– players online/);
  service.response = statusResponse({ [OTHER_SERVER]: onlineServer(1) });
  await pass(300_000);
  expect(await screen.findByText('1 player online')).toBeVisible();
  service.response = 'down';
  await pass(300_000);
  expect(await screen.findByText(networkPlayers.unknown)).toBeInTheDocument();
  expect(service.calls).toBe(3);
});
