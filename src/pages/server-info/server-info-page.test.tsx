import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { kindTexts } from '#messages/server-history';
import {
  onlinePlayersTexts,
  overviewTexts,
  emptyPlayersTexts,
  howToConnect,
  serverCardTexts,
  serverInfo,
} from '#messages/server-info';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { features } from '#network/server-features';
import { subtitle } from '#network/subtitles/serverInfo';
import { makeStore } from '@/store/store';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { Providers, renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import { offlineServer, onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import {
  OTHER_SERVER,
  ENTRANCE_SERVER,
  SERVER_IDS,
  servers,
} from '../../../test/support/fixtures/tracked-servers';
import ServerInfoPage from './server-info-page';

const network = startApiServer();
hearConsole();

describe('the Server Status page', () => {
  it('has its title, its subtitle and its cards in order', async () => {
    serveStatus(network, statusResponse({ [OTHER_SERVER]: onlineServer(1) }));
    renderWithProviders(<ServerInfoPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pages.serverInfo.title);
    expect(screen.getByText(subtitle)).toBeInTheDocument();
    await screen.findByText('LIVE');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      overviewTexts.title,
      ...titles(Object.values(servers)),
      kindTexts.players.title,
      features?.title,
      howToConnect.title,
      onlinePlayersTexts.title,
    ]);
  });

  it('names the server features', () => {
    serveStatus(network, statusResponse());
    renderWithProviders(<ServerInfoPage />);
    const card = within(screen.getByRole('region', { name: features?.title ?? '' }));
    expect(card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      titles(features?.items ?? []),
    );
  });

  it('brings a first answer to every card', async () => {
    serveStatus(
      network,
      statusResponse({ [ENTRANCE_SERVER]: onlineServer(12), [OTHER_SERVER]: offlineServer() }),
    );
    renderWithProviders(<ServerInfoPage />);
    expect(await screen.findByText(servers[OTHER_SERVER].offlineLabel)).toBeInTheDocument();
    expect(screen.getAllByText('ONLINE')).toHaveLength(SERVER_IDS.length - 1);
    expect(screen.getAllByText('12/13')).toHaveLength(2);
    expect(screen.getByText('+1 more')).toBeInTheDocument();
  });

  it('ends loading on a failed first fetch: no server says that it is off, and who is online is not known', async () => {
    serveStatus(network, 'down');
    renderWithProviders(<ServerInfoPage />);
    for (const { title, offlineLabel } of Object.values(servers)) {
      const card = within(screen.getByRole('article', { name: title }));
      expect(await card.findByText(serverCardTexts.unknown)).toBeInTheDocument();
      expect(card.queryByText(offlineLabel)).not.toBeInTheDocument();
    }
    expect(screen.getByText(emptyPlayersTexts.unknown, { exact: false })).toBeInTheDocument();
    expect(screen.queryByText(serverInfo.loading)).not.toBeInTheDocument();
  });

  it('is prerendered with title, addresses, features and the loading state, and says what needs JavaScript', () => {
    document.body.innerHTML = renderToString(
      <Providers store={makeStore()}>
        <ServerInfoPage />
      </Providers>,
    );
    expect(document.body).toHaveTextContent(subtitle);
    for (const { address } of identity.addresses) expect(document.body).toHaveTextContent(address);
    expect(document.body).toHaveTextContent(features?.items[0]?.title ?? '');
    expect(document.body).toHaveTextContent(serverInfo.loading);
    expect(document.querySelector('noscript')).toHaveTextContent(serverInfo.withoutScript.title);
    expect(document.querySelector('[style]')).toBeNull();
  });
});
