import { screen } from '@testing-library/react';
import { serverInfo } from '#messages/server-info';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { offlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { NetworkOverview } from './overview/network-overview';

const network = startApiServer();
withFakeClock();
const lines = hearConsole();

const MESSAGE = serverInfo.failure;

it('tells of an outage in one toast and one line, however long it lasts, and of the next one in others', async () => {
  const service = serveStatus(network, 'down');
  const { store, unmount } = renderWithProviders(<NetworkOverview />);
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(1);
  await pass(2 * HALF_A_MINUTE);
  expect(service.calls).toBe(3);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);

  // Leaving the page and coming back is not a new outage.
  unmount();
  renderWithProviders(<NetworkOverview />, { store });
  await pass(HALF_A_MINUTE);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
  expect(lines.error).toEqual(['The server status could not be fetched: status 503']);

  service.response = statusResponse();
  await pass(HALF_A_MINUTE);
  await screen.findByText('LIVE');
  service.response = 'down';
  await pass(HALF_A_MINUTE);
  await screen.findByText('DELAYED');
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(2);
  expect(lines.error).toHaveLength(2);
});

it('logs a server that no source could look up once, until it is seen again', async () => {
  const service = serveStatus(network, statusResponse({ [OTHER_SERVER]: offlineServer() }));
  renderWithProviders(<NetworkOverview />);
  await screen.findByText('LIVE');
  await pass(2 * HALF_A_MINUTE);
  const line = `No source could poll the server ${OTHER_SERVER}, so it is shown as offline`;
  expect(lines.warn).toEqual([line]);
  for (const servers of [
    { [OTHER_SERVER]: offlineServer({ source: 'lookup' }) },
    { [OTHER_SERVER]: offlineServer() },
  ]) {
    service.response = statusResponse(servers);
    await pass(HALF_A_MINUTE);
  }
  expect(service.calls).toBe(5);
  expect(lines).toEqual({ error: [], warn: [line, line] });
});
