import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { overviewTexts, serverCardTexts } from '#messages/server-info';
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { formatTime } from '@/lib/format-time';
import { perServer } from '@/lib/servers';
import { makeStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { Providers, renderWithProviders } from '../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  statusResponse,
  TEST_TIME,
} from '../../../test/support/fixtures/status-responses';
import {
  OTHER_SERVER,
  ENTRANCE_SERVER,
  SERVER_IDS,
  servers,
} from '../../../test/support/fixtures/tracked-servers';
import { HowToConnect } from './connect/how-to-connect';
import { OverviewTiles } from './overview/overview-tiles';
import { statusApi } from './status-api';

const network = startApiServer();
hearConsole();

const storeAfter = async (...responses: (StatusResponse<ServerId> | 'down')[]) => {
  const service = serveStatus(network, 'down');
  const store = makeStore();
  for (const response of responses) {
    service.response = response;
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
const showAfter = async (...responses: (StatusResponse<ServerId> | 'down')[]) =>
  renderWithProviders(<Both />, { store: await storeAfter(...responses) });

const tile = (label: string) => screen.getByText(label).parentElement;
const row = () => screen.getByText('Status').parentElement;

const off = offlineServer();
const allDown = statusResponse(perServer(() => off));
/** Response of functions that could not look anything up. */
const nothing = { ...allDown, stale: true };
const notAnswering = (silent: number) =>
  `${String(silent)} of ${String(SERVER_IDS.length)} servers not answering`;
const unheard = ['Unknown', serverCardTexts.noAnswer] as const;
const unheardSince = ['Unknown', `Last answer at ${formatTime(TEST_TIME)}`] as const;

describe('Network Status and the status of How to Connect', () => {
  it('are exactly Online and All systems operational while every server responds', async () => {
    await showAfter(statusResponse());
    expect(tile(overviewTexts.network)).toHaveTextContent(/^Network StatusOnlineAll systems operational$/);
    expect(row()).toHaveTextContent(/^StatusOnline$/);
  });

  it.each<[string, (StatusResponse<ServerId> | 'down')[], readonly [string, string]]>([
    ['nothing was asked', [], unheard],
    ['nothing could be fetched', ['down'], unheard],
    ['nothing could be looked up', [nothing], unheard],
    ['one has never responded', [statusResponse({ [OTHER_SERVER]: off })], ['Partly down', notAnswering(1)]],
    [
      'one has stopped responding',
      [statusResponse(), statusResponse({ [OTHER_SERVER]: off })],
      ['Partly down', notAnswering(1)],
    ],
    [
      'a single one responds',
      [statusResponse({ ...allDown.servers, [OTHER_SERVER]: onlineServer() })],
      ['Partly down', notAnswering(SERVER_IDS.length - 1)],
    ],
    ['none has ever responded', [allDown], ['Offline', notAnswering(SERVER_IDS.length)]],
    [
      'all have stopped responding',
      [statusResponse(), allDown],
      ['Offline', notAnswering(SERVER_IDS.length)],
    ],
    ['nothing can be fetched any more', [statusResponse(), 'down'], unheardSince],
    ['nothing can be looked up any more', [statusResponse(), nothing], unheardSince],
    ['all were down before nothing could be fetched', [allDown, 'down'], unheardSince],
  ])('claim no more than is known when %s', async (_, responses, [value, hint]) => {
    await showAfter(...responses);
    expect(tile(overviewTexts.network)).toHaveTextContent(hint);
    if (responses.length > 0) expect(tile(overviewTexts.network)).toHaveTextContent(value);
    expect(row()).toHaveTextContent(`Status${value}${hint}`);
    expect(screen.queryByText('All systems operational')).not.toBeInTheDocument();
  });

  it('claim nothing in the prerendered page, which is read long after it was built', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Providers store={makeStore()}>
        <Both />
      </Providers>,
    );
    expect(page).not.toHaveTextContent(/Online|operational/);
    expect(page).toHaveTextContent('Network StatusNo answer yet');
    expect(page).toHaveTextContent('StatusUnknownNo answer yet');
  });
});

it.each<[string, 'text' | 'amber' | 'danger' | 'muted', (StatusResponse<ServerId> | 'down')[]]>([
  ['calm while all respond', 'text', [statusResponse()]],
  ['amber while some do not', 'amber', [statusResponse({ [OTHER_SERVER]: off })]],
  ['red while none does', 'danger', [allDown]],
  ['neutral while it is unknown', 'muted', [statusResponse(), 'down']],
])('Network Status is %s', async (_, color, responses) => {
  await showAfter(...responses);
  const [value] = [...(tile(overviewTexts.network)?.children ?? [])].slice(1);
  expect(value).toHaveStyle({ color: theme.color[color] });
});

describe('the other figures', () => {
  it.each([
    ['nothing could be fetched', ['down' as const]],
    ['nothing could be looked up', [nothing]],
    ['all were down before nothing could be fetched', [allDown, 'down' as const]],
  ])('are dashes when %s', async (_, responses) => {
    await showAfter(...responses);
    for (const label of [overviewTexts.players, overviewTexts.servers, overviewTexts.peak])
      expect(tile(label)).toHaveTextContent(new RegExp(`^${label}–Unknown`));
  });

  it('count a server that stopped responding among the active ones no more', async () => {
    await showAfter(statusResponse(), statusResponse({ [OTHER_SERVER]: off }));
    expect(tile(overviewTexts.servers)).toHaveTextContent(
      `${String(SERVER_IDS.length - 1)}/${String(SERVER_IDS.length)}`,
    );
  });

  it('are not known of servers that have never responded', async () => {
    await showAfter(allDown);
    const peak = within(screen.getByText('Peak Players').parentElement ?? document.body);
    expect(peak.getByText('Unknown')).toBeInTheDocument();
    expect(peak.queryByText('0')).not.toBeInTheDocument();
    expect(tile('Total Players')).toHaveTextContent(`${servers[ENTRANCE_SERVER].group} –`);
  });

  it('of servers that respond are numbers, 0 too', async () => {
    const responses = {
      ...perServer(() => off),
      [ENTRANCE_SERVER]: onlineServer(0),
      [OTHER_SERVER]: onlineServer(2),
    };
    await showAfter(statusResponse(responses));
    const figures = { ...perServer(() => '–'), [ENTRANCE_SERVER]: '0', [OTHER_SERVER]: '2' };
    const texts = SERVER_IDS.map((id) => `${servers[id].group} ${figures[id]}`);
    expect(tile('Total Players')).toHaveTextContent(new RegExp(texts.join('.*')));
  });
});
