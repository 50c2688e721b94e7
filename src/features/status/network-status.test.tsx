import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { perServer, type ServerId } from '@/content/servers';
import type { StatusResponse } from '@/contract/status';
import { formatTime } from '@/lib/format';
import { makeStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  statusResponse,
  TEST_TIME,
} from '../../../test/support/fixtures/status-responses';
import { HowToConnect } from './connect/how-to-connect';
import { OverviewTiles } from './overview/overview-tiles';
import { statusApi } from './status-api';

const network = startApiServer();

const storeAfter = async (...answers: (StatusResponse<ServerId> | 'down')[]) => {
  const service = serveStatus(network, 'down');
  const store = makeStore();
  for (const answer of answers) {
    service.answer = answer;
    await store.dispatch(
      statusApi.endpoints.getStatus.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  }
  return store;
};
const Both = () => (
  <>
    <OverviewTiles />
    <HowToConnect />
  </>
);
const showAfter = async (...answers: (StatusResponse<ServerId> | 'down')[]) =>
  renderWithProviders(<Both />, { store: await storeAfter(...answers) });

const tile = (label: string) => screen.getByText(label).parentElement;
const row = () => screen.getByText('Status').parentElement;

const off = offlineServer();
const allDown = statusResponse(perServer(() => off));
/** What functions answer that could not look anything up. */
const nothing = { ...allDown, stale: true };
const unheard = ['Unknown', 'No answer yet'] as const;
const unheardSince = ['Unknown', `Last heard at ${formatTime(TEST_TIME)}`] as const;

describe('Network Status and the status of How to Connect', () => {
  it('are exactly Online and All systems operational while every server answers', async () => {
    await showAfter(statusResponse());
    expect(tile('Network Status')).toHaveTextContent(/^Network StatusOnlineAll systems operational$/);
    expect(row()).toHaveTextContent(/^StatusOnline$/);
  });

  it.each<[string, (StatusResponse<ServerId> | 'down')[], readonly [string, string]]>([
    ['nothing was asked', [], unheard],
    ['nothing could be fetched', ['down'], unheard],
    ['nothing could be looked up', [nothing], unheard],
    ['one has never answered', [statusResponse({ pvp: off })], ['Online', '1 of 3 servers not answering']],
    [
      'one has stopped answering',
      [statusResponse(), statusResponse({ pvp: off })],
      ['Online', '1 of 3 servers not answering'],
    ],
    [
      'two do not answer',
      [statusResponse({ pvp: off, lobby: off })],
      ['Online', '2 of 3 servers not answering'],
    ],
    ['none has ever answered', [allDown], ['Offline', '3 of 3 servers not answering']],
    ['all have stopped answering', [statusResponse(), allDown], ['Offline', '3 of 3 servers not answering']],
    ['nothing can be fetched any more', [statusResponse(), 'down'], unheardSince],
  ])('claim no more than is known when %s', async (_, answers, [value, hint]) => {
    await showAfter(...answers);
    expect(tile('Network Status')).toHaveTextContent(hint);
    if (answers.length > 0) expect(tile('Network Status')).toHaveTextContent(value);
    expect(row()).toHaveTextContent(`Status${value}${hint}`);
    expect(screen.queryByText('All systems operational')).not.toBeInTheDocument();
  });

  it('claim nothing in the prerendered page, which is read long after it was built', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Provider store={makeStore()}>
        <ThemeProvider theme={theme}>
          <Both />
        </ThemeProvider>
      </Provider>,
    );
    expect(page).not.toHaveTextContent(/Online|operational/);
    expect(page).toHaveTextContent('Network StatusNo answer yet');
    expect(page).toHaveTextContent('StatusUnknownNo answer yet');
  });
});

describe('the other figures', () => {
  it('count a server that stopped answering among the active ones no more', async () => {
    await showAfter(statusResponse(), statusResponse({ pvp: off }));
    expect(tile('Active Servers')).toHaveTextContent('2/3');
  });

  it('are not known of servers that have never answered', async () => {
    await showAfter(allDown);
    const peak = within(screen.getByText('Peak Players').parentElement ?? document.body);
    expect(peak.getByText('Not known')).toBeInTheDocument();
    expect(peak.queryByText('0')).not.toBeInTheDocument();
    expect(tile('Total Players')).toHaveTextContent('Lobby –');
  });

  it('of servers that answer are numbers, 0 too', async () => {
    await showAfter(statusResponse({ pvp: onlineServer(2), lifesteal: off }));
    expect(tile('Total Players')).toHaveTextContent(/Lobby 0.*PvP 2.*Lifesteal –/);
  });
});
