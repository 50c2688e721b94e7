import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { avatarOf } from '@/lib/avatar';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { rankTitlesCard } from '@/messages/en/rank-titles';
import leaderboards from '../../../test/network/leaderboards';
import { startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { serveLeaderboard } from '../../../test/support/browser/leaderboard-service';
import { Providers, renderWithProviders } from '../../../test/support/browser/render';
import { aNetwork, testNetwork } from '../../../test/support/fixtures/a-network';
import { gameMetrics, gameModes as modes } from '../../../test/support/fixtures/game-modes';
import {
  leaderboardResponse,
  leaderboardPlayer,
  rankedPlayers,
} from '../../../test/support/fixtures/leaderboard-responses';
import { Board } from './board/board';
import { Leaderboard } from './leaderboard';
import { rankTitle } from './rank-title';

const titleAt = (place: number) => rankTitle('pvp', null, place)?.title ?? '';
const ofLevel61 = rankTitle('pvp', 61, 1)?.title ?? '';
const network = startApiServer();
withFakeClock();
const lines = hearConsole();

const open = (route = '/leaderboard') =>
  renderWithProviders(<Leaderboard />, { route, advanceTimers: jest.advanceTimersByTime });
const podium = async () =>
  within(await screen.findByRole('list', { name: 'Podium' })).getAllByRole('listitem');
const rows = () => within(screen.getByRole('list', { name: 'Places 4 to 10' })).queryAllByRole('listitem');

describe('the leaderboard', () => {
  it('says Loading leaderboard data... until the first response', async () => {
    serveLeaderboard(network);
    open();
    expect(screen.getByRole('status')).toHaveTextContent(leaderboardWords.loading);
    await waitFor(() => expect(screen.queryByText(leaderboardWords.loading)).not.toBeInTheDocument());
  });

  it('begins with PvP by kills: three on the podium, places 4 to 10 as rows, nobody else', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(12)) });
    open();
    const [first, second, third] = await podium();
    expect(first).toHaveTextContent(`player1${titleAt(1)}12,000`);
    expect(second).toHaveTextContent(`player2${titleAt(2)}11,000`);
    expect(third).toHaveTextContent(`player3${titleAt(3)}10,000`);
    expect(rows()).toHaveLength(7);
    expect(rows()[0]).toHaveTextContent(`4player4[${titleAt(4)}]9,000`);
    expect(rows()[6]).toHaveTextContent(`10player10[${titleAt(10)}]3,000`);
    expect(screen.queryByText('player11')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: modes.pvp.title })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: gameMetrics.kills.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is drawn in one pass, down to place 10, for a visitor who comes back to it', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(10)) });
    const { store } = open();
    await podium();
    // A string has the first pass only, before any effect.
    const firstPass = renderToString(
      <Providers route="/leaderboard" store={store}>
        <Board mode="pvp" metric={gameMetrics.kills} isFirst={false} />
      </Providers>,
    );
    expect(firstPass).toContain('player10');
  });

  it('shows a level where one is known', async () => {
    const players = rankedPlayers(4).map((player) => ({ ...player, level: 61 }));
    serveLeaderboard(network, { pvp: leaderboardResponse(players) });
    open();
    expect((await podium())[2]).toHaveTextContent(`player3${ofLevel61}Level 612,000`);
    expect(rows()[0]).toHaveTextContent(`[${ofLevel61}]Level 61`);
  });

  it('asks the avatar service for heads of 100 pixels', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(4)) });
    open();
    const [first] = await podium();
    expect(first?.querySelector('img')).toHaveAttribute('src', avatarOf.head('player1', 100));
    expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', avatarOf.head('player4', 100));
  });

  it('has what its network ranks by; a mode without the chosen metric shows its first', async () => {
    const [one, other] = leaderboards.modes;
    const [kills, kdr, playtime, ...more] = one?.metrics ?? [];
    aNetwork({
      leaderboards: {
        ...leaderboards,
        modes: [
          { ...one, metrics: [kills, kdr, { ...playtime, shown: false }, ...more] },
          { ...other, metrics: [{ ...playtime, title: 'Hours' }] },
        ],
      },
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: gameMetrics.kdr.title }));
    expect(screen.queryByRole('button', { name: gameMetrics.playtime.title })).toBeNull();
    await user.click(screen.getByRole('tab', { name: modes.lifesteal.title }));
    const bar = within(screen.getByRole('group', { name: 'Rank by' })).getAllByRole('button');
    expect(bar.map((button) => [button.textContent, button.ariaPressed])).toEqual([['Hours', 'true']]);
    await user.click(screen.getByRole('tab', { name: modes.pvp.title }));
    expect(screen.getByRole('button', { name: gameMetrics.kdr.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is sorted anew by the chosen metric, which both modes share', async () => {
    const one = leaderboardPlayer(1, { kills: 10, deaths: 100, playtime: 1500.9 });
    const two = leaderboardPlayer(2, { kills: 5, deaths: 2, playtime: 12 });
    serveLeaderboard(network, {
      pvp: leaderboardResponse([one, two]),
      lifesteal: leaderboardResponse([{ ...one, deaths: 0 }], { mode: 'lifesteal' }),
    });
    const { user } = open();
    expect((await podium())[0]).toHaveTextContent('player1');
    await user.click(screen.getByRole('button', { name: gameMetrics.kdr.title }));
    expect((await podium())[0]).toHaveTextContent(`player2${titleAt(1)}2.50`);
    await user.click(screen.getByRole('tab', { name: modes.lifesteal.title }));
    expect((await podium())[0]).toHaveTextContent(`player1${titleAt(1)}10.00`);
    expect(screen.getByRole('button', { name: gameMetrics.kdr.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: gameMetrics.playtime.title }));
    expect((await podium())[0]).toHaveTextContent(/1,500h/);
  });

  it('begins with the mode that a link asks for', async () => {
    const { asked } = serveLeaderboard(network);
    open('/leaderboard?mode=lifesteal');
    await podium();
    expect(screen.getByRole('tab', { name: modes.lifesteal.title })).toHaveAttribute('aria-selected', 'true');
    expect(asked).toEqual(['lifesteal']);
  });

  it('says plainly that samples are samples', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(5), { source: 'sample' }) });
    open();
    expect((await screen.findAllByText(leaderboardWords.sample.label))[0]).toBeVisible();
    expect(screen.getByText(leaderboardWords.sample.text)).toBeVisible();
    expect(rows()).toHaveLength(2);
    await pass(HALF_A_MINUTE);
    expect(lines.warn).toEqual(['Nobody has sent statistics of pvp yet: the leaderboard shows samples']);
  });

  it('says nothing of samples when the players are real', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(5)) });
    open();
    await podium();
    expect(screen.queryByText(leaderboardWords.sample.label)).not.toBeInTheDocument();
    expect(screen.getByText('5 places are still free')).toBeVisible();
  });

  it('leaves steps of the podium free while there are fewer than three players', async () => {
    serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(1)) });
    open();
    const [first, second, third] = await podium();
    expect(first).toHaveTextContent('player1');
    expect(second).toHaveTextContent(leaderboardWords.free);
    expect(third).toHaveTextContent(leaderboardWords.free);
    expect(rows()).toHaveLength(0);
  });

  it('says what to do about a mode without anybody', async () => {
    serveLeaderboard(network);
    open();
    expect(await screen.findByText(leaderboardWords.empty.title)).toBeVisible();
  });
});

describe('the refresh', () => {
  it('comes every 30 seconds, for the mode that is shown', async () => {
    const { responses, asked } = serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(1)) });
    const { store, user } = open();
    const stop = setupListeners(store.dispatch);
    await screen.findByText('player1');
    responses.pvp = leaderboardResponse([leaderboardPlayer(9, { kills: 1 })]);
    await pass(HALF_A_MINUTE);
    await screen.findByText('player9');
    expect(asked).toEqual(['pvp', 'pvp']);
    await user.click(screen.getByRole('tab', { name: modes.lifesteal.title }));
    await screen.findByText(leaderboardWords.empty.title);
    await pass(HALF_A_MINUTE);
    expect(asked).toEqual(['pvp', 'pvp', 'lifesteal', 'lifesteal']);
    stop();
  });

  it('pauses while the page is hidden', async () => {
    const { asked } = serveLeaderboard(network);
    const { store } = open();
    const stop = setupListeners(store.dispatch);
    await podium();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(5 * HALF_A_MINUTE);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('keeps the players when it fails, with a note', async () => {
    const { responses } = serveLeaderboard(network, { pvp: leaderboardResponse(rankedPlayers(1)) });
    open();
    await screen.findByText('player1');
    responses.pvp = 'down';
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText('The refresh failed, trying again every 30 seconds')).toBeVisible();
    await pass(2 * HALF_A_MINUTE);
    expect(lines.error).toEqual(['The leaderboard of pvp could not be fetched: status 503']);
    expect(screen.getByText('player1')).toBeVisible();
  });

  it('a first one that fails says so, offers to retry, and recovers by itself', async () => {
    const { responses, asked } = serveLeaderboard(network, { pvp: 'down' });
    const { user } = open();
    expect(await screen.findByText('The leaderboard is unavailable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    responses.pvp = leaderboardResponse(rankedPlayers(1));
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText('player1')).toBeVisible();
  });

  describe('of another network', () => {
    const [mode] = testNetwork.leaderboards.modes;
    const withModes = (count: number, changes: object = {}) =>
      aNetwork({
        leaderboards: {
          subtitle: 'The best',
          modes: Array.from({ length: count }, (_, n) => ({
            ...mode,
            id: `mode-${String(n)}`,
            title: `Mode ${String(n)}`.padEnd(24, 'W'),
            ...changes,
          })),
        },
      });

    it('shows the only mode, and no titles where it has none', async () => {
      withModes(1, { titles: undefined });
      const players = [leaderboardPlayer(1, { kills: 1, level: 99 })];
      const { asked } = serveLeaderboard(network, { 'mode-0': leaderboardResponse(players) });
      open();
      expect(screen.getAllByRole('tab')).toHaveLength(1);
      const [first] = await podium();
      expect(first).toHaveTextContent('player1Level 991');
      expect(asked).toEqual(['mode-0']);
      expect(await screen.findByRole('search')).toBeVisible();
      expect(screen.queryByRole('region', { name: rankTitlesCard.title })).not.toBeInTheDocument();
    });

    it('has a tab for each of twenty, and begins with the one that a link asks for', async () => {
      withModes(20);
      const { asked } = serveLeaderboard(network);
      const { user } = open('/leaderboard?mode=mode-19');
      const tabs = screen.getAllByRole('tab');
      expect(tabs).toHaveLength(20);
      expect(tabs.at(-1)).toHaveAttribute('aria-selected', 'true');
      await user.click(tabs.at(7) ?? document.body);
      await waitFor(() => expect(asked).toEqual(['mode-19', 'mode-7']));
    });
  });
});
