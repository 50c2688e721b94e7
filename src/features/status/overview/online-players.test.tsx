import { screen, within } from '@testing-library/react';
import { emptyPlayersTexts, onlinePlayersTexts } from '#messages/server-info';
import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus } from '@/contract/status';
import { avatarOf } from '@/lib/avatar';
import { perServer } from '@/lib/servers';
import { makeStore } from '@/store/store';
import { serveStatus, startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  playerNames,
  statusResponse,
} from '../../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER, servers } from '../../../../test/support/fixtures/tracked-servers';
import { statusApi } from '../status-api';
import { OnlinePlayers } from './online-players';

const network = startApiServer();

/** Renders after responses in which the other servers are online and empty. */
const renderPlayers = async (...responses: Partial<Record<ServerId, ServerStatus>>[]) => {
  const store = makeStore();
  for (const changes of responses)
    await store.dispatch(statusApi.util.upsertQueryData('getStatus', undefined, statusResponse(changes)));
  return renderWithProviders(<OnlinePlayers />, { store });
};
const group = (name: string) => screen.getByRole('list', { name });
const tiles = (name: string) => within(group(name)).getAllByRole('listitem');

describe('the online players', () => {
  it('stand in a group for each server, in order', async () => {
    await renderPlayers({ ...perServer(() => onlineServer(1)), [OTHER_SERVER]: onlineServer(2) });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      onlinePlayersTexts.title,
      ...Object.values(servers).map(({ group }) => group),
    ]);
    expect(tiles(servers[OTHER_SERVER].group)).toHaveLength(2);
  });

  it('have a tile each with avatar of 40 pixels, name and rank', async () => {
    const { container } = await renderPlayers({ [ENTRANCE_SERVER]: onlineServer(1) });
    expect(tiles(servers[ENTRANCE_SERVER].group)[0]).toHaveTextContent('player1Player');
    const avatar = container.querySelector('img');
    expect(avatar).toHaveAttribute('src', avatarOf.head('player1', 40));
    expect(avatar).toHaveAttribute('width', '40');
  });

  it('all have a tile up to 11', async () => {
    await renderPlayers({ [OTHER_SERVER]: onlineServer(11) });
    expect(tiles(servers[OTHER_SERVER].group)).toHaveLength(11);
    expect(screen.queryByText(/more/)).not.toBeInTheDocument();
  });

  it.each([
    [12, 12, '+1 more'],
    [40, 12, '+29 more'],
    [1250, 12, '+1,239 more'],
    [40, 3, '+37 more'],
  ])('of %i with %i names are 11 tiles at most, then %s', async (online, names, more) => {
    await renderPlayers({
      [OTHER_SERVER]: onlineServer(0, { players: { online, max: 2000, list: playerNames(names) } }),
    });
    expect(tiles(servers[OTHER_SERVER].group)).toHaveLength(Math.min(11, names) + 1);
    expect(tiles(servers[OTHER_SERVER].group).at(-1)).toHaveTextContent(more);
  });

  it('without names are told as such', async () => {
    await renderPlayers({
      [ENTRANCE_SERVER]: onlineServer(0, { players: { online: 5, max: 20, list: [] } }),
    });
    expect(screen.getByText(onlinePlayersTexts.hiddenNames)).toBeInTheDocument();
  });

  it('all stand behind +N more, and can be searched', async () => {
    const { user } = await renderPlayers({
      [OTHER_SERVER]: onlineServer(0, { players: { online: 40, max: 100, list: playerNames(38) } }),
    });
    await user.click(screen.getByRole('button', { name: onlinePlayersTexts.more('29') }));
    const dialog = within(
      screen.getByRole('dialog', { name: onlinePlayersTexts.all(servers[OTHER_SERVER].group) }),
    );
    expect(dialog.getAllByRole('listitem')).toHaveLength(38);
    expect(dialog.getByText(onlinePlayersTexts.unnamed.other.replace('{count}', '2'))).toBeVisible();
    const search = dialog.getByRole('searchbox', { name: onlinePlayersTexts.search });
    expect(search).toHaveFocus();
    await user.type(search, ' PLAYER3');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      [3, 30, 31, 32, 33, 34, 35, 36, 37, 38].map((n) => `player${String(n)}Player`),
    );
    expect(dialog.getByRole('status')).toHaveTextContent('10 players found');
    await user.type(search, 'x');
    expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('0 players found');
  });

  it('behind +N more cannot be opened where no more names are known', async () => {
    await renderPlayers({
      [OTHER_SERVER]: onlineServer(0, { players: { online: 40, max: 100, list: playerNames(3) } }),
    });
    expect(screen.getByText(onlinePlayersTexts.more('37'))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are said to be none when every server reports that nobody is online', async () => {
    await renderPlayers({});
    expect(screen.getByText('No players are currently online.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are not said to be none when a server does not respond', async () => {
    await renderPlayers({ [OTHER_SERVER]: offlineServer() });
    expect(screen.getByText(new RegExp(emptyPlayersTexts.partly))).toBeInTheDocument();
    expect(screen.queryByText('No players are currently online.')).not.toBeInTheDocument();
  });

  it('are not known when no server responds', async () => {
    await renderPlayers(perServer(() => offlineServer()));
    expect(screen.getByText(emptyPlayersTexts.unknown, { exact: false })).toBeInTheDocument();
    expect(screen.queryByText('No players are currently online.')).not.toBeInTheDocument();
  });

  it('are not known when nothing could be fetched, until asking again brings a response', async () => {
    const service = serveStatus(network, 'down');
    const store = makeStore();
    await store.dispatch(statusApi.endpoints.getStatus.initiate(undefined, { subscribe: false }));
    const { user } = renderWithProviders(<OnlinePlayers />, { store });
    expect(screen.getByText(emptyPlayersTexts.unknown, { exact: false })).toBeInTheDocument();
    service.response = statusResponse();
    await user.click(screen.getByRole('button', { name: emptyPlayersTexts.askLabel }));
    expect(await screen.findByText('No players are currently online.')).toBeInTheDocument();
    expect(service.calls).toBe(2);
  });

  it('of a server that stopped responding are those of its last response, and said to be', async () => {
    await renderPlayers({ [OTHER_SERVER]: onlineServer(2) }, { [OTHER_SERVER]: offlineServer() });
    expect(tiles(servers[OTHER_SERVER].group)).toHaveLength(2);
    expect(screen.getByText(onlinePlayersTexts.lastOnline('2'))).toBeInTheDocument();
    expect(screen.queryByText('2 online')).not.toBeInTheDocument();
  });

  it('are not said to be none when a server does not tell how many play', async () => {
    const untold = { players: { online: null, max: null, list: [] } };
    await renderPlayers({ [OTHER_SERVER]: onlineServer(0, untold) });
    expect(screen.getByText(emptyPlayersTexts.partly, { exact: false })).toBeInTheDocument();
    expect(screen.queryByText('No players are currently online.')).not.toBeInTheDocument();
  });

  it('have no face where the text is no name', async () => {
    const list = ['Welcome to our network', 'Steve'];
    await renderPlayers({
      [ENTRANCE_SERVER]: onlineServer(0, { players: { online: 2, max: 20, list } }),
    });
    const [slogan, player] = tiles(servers[ENTRANCE_SERVER].group);
    expect(slogan).toHaveTextContent('Welcome to our network');
    expect(slogan?.querySelector('img, svg')).toBeNull();
    expect(player?.querySelector('img')).toHaveAttribute('src', avatarOf.head('Steve', 40));
  });

  it('show a hostile name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = await renderPlayers({
      [ENTRANCE_SERVER]: onlineServer(0, { players: { online: 1, max: 20, list: [name] } }),
    });
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(container.querySelector('[onerror]')).toBeNull();
  });
});
