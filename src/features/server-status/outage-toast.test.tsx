import { screen } from '@testing-library/react';
import { serverInfo } from '@/content/server-info';
import { serveStatus, startApiServer } from '../../../test/api-server';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../test/fake-timers';
import { renderWithProviders } from '../../../test/render';
import { statusAnswer } from '../../../test/status-answers';
import { NetworkOverview } from './network-overview';

const network = startApiServer();
withFakeClock();

const MESSAGE = serverInfo.failure;

it('tells of an outage in one toast, however long it lasts, and of the next one in another', async () => {
  const service = serveStatus(network, 'down');
  const { store, unmount } = renderWithProviders(<NetworkOverview />);
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(1);
  await pass(2 * HALF_A_MINUTE);
  expect(service.calls).toBe(3);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);

  // Leaving the page and coming back is no new outage.
  unmount();
  renderWithProviders(<NetworkOverview />, { store });
  await pass(HALF_A_MINUTE);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);

  service.answer = statusAnswer();
  await pass(HALF_A_MINUTE);
  await screen.findByText('LIVE');
  service.answer = 'down';
  await pass(HALF_A_MINUTE);
  await screen.findByText('DELAYED');
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(2);
});
