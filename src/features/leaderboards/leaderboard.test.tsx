import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { leaderboardTexts } from '#messages/leaderboard';
import { rankTitlesCard } from '#messages/leaderboard-parts';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import leaderboards from '../../../test/network/leaderboards';
import { HALF_A_MINUTE, pass } from '../../../test/support/browser/fake-timers';
import { serveLeaderboard } from '../../../test/support/browser/leaderboard-service';
import { Providers } from '../../../test/support/browser/render';
import { podium, rows, startLeaderboard } from '../../../test/support/browser/render-leaderboard';
import { aNetwork, testNetwork } from '../../../test/support/fixtures/a-network';
import {
  leaderboardResponse,
  leaderboardPlayer,
  rankedPlayers,
} from '../../../test/support/fixtures/leaderboard-responses';
import { gameMetrics, gameModes as modes } from '../../../test/support/fixtures/network-parts';
import { Board } from './board/board';
import { Breakable } from './format-metric';
import { rankTitle } from './rank-title';

const titleAt = (place: number) => rankTitle('skywars', null, place)?.title ?? '';
const ofLevel61 = rankTitle('skywars', 61, 1)?.title ?? '';
const { network, lines, open } = startLeaderboard();

describe('the leaderboard', () => {
  it('says Loading leaderboard data... until the first response', async () => {
    serveLeaderboard(network);
    open();
    expect(screen.getByRole('status')).toHaveTextContent(leaderboardTexts.loading);
    await waitFor(() => expect(screen.queryByText(leaderboardTexts.loading)).not.toBeInTheDocument());
  });

  it('begins with Sky Wars by kills: three on the podium, places 4 to 10 as rows, nobody else', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(12)) });
    open();
    const [first, second, third] = await podium();
    expect(first).toHaveTextContent(`player1${titleAt(1)}12,000`);
    expect(second).toHaveTextContent(`player2${titleAt(2)}11,000`);
    expect(third).toHaveTextContent(`player3${titleAt(3)}10,000`);
    expect(rows()).toHaveLength(7);
    expect(rows()[0]).toHaveTextContent(`4player4[${titleAt(4)}]9,000`);
    expect(rows()[6]).toHaveTextContent(`10player10[${titleAt(10)}]3,000`);
    expect(screen.queryByText('player11')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: modes.skywars.title })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: gameMetrics.kills.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is drawn in one pass, down to place 10, for a visitor who comes back to it', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(10)) });
    const { store } = open();
    await podium();
    // `renderToString` returns only the first pass, before any effect.
    const firstPass = renderToString(
      <Providers route="/leaderboard" store={store}>
        <Board mode="skywars" metric={gameMetrics.kills} isFirst={false} />
      </Providers>,
    );
    expect(firstPass).toContain('player10');
  });

  it('shows a level where one is known', async () => {
    const players = rankedPlayers(4).map((player, index) => ({ ...player, level: index < 2 ? 1_234 : 61 }));
    serveLeaderboard(network, { skywars: leaderboardResponse(players) });
    open();
    expect((await podium())[1]).toHaveTextContent('Level 1,234');
    expect((await podium())[2]).toHaveTextContent(`player3${ofLevel61}Level 612,000`);
    expect(rows()[0]).toHaveTextContent(`[${ofLevel61}]Level 61`);
  });

  it('asks the avatar service for heads of 100 pixels', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(4)) });
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
    await user.click(screen.getByRole('tab', { name: modes.parkour.title }));
    const bar = within(screen.getByRole('group', { name: leaderboardTexts.metrics })).getAllByRole('button');
    expect(bar.map((button) => [button.textContent, button.ariaPressed])).toEqual([['Hours', 'true']]);
    await user.click(screen.getByRole('tab', { name: modes.skywars.title }));
    expect(screen.getByRole('button', { name: gameMetrics.kdr.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is sorted anew by the chosen metric, which both modes share', async () => {
    const figures = { kills: 10, deaths: 100, playtime: 1500.9 };
    const one = leaderboardPlayer(1, figures);
    const two = leaderboardPlayer(2, { kills: 5, deaths: 2, playtime: 12 });
    serveLeaderboard(network, {
      skywars: leaderboardResponse([one, two]),
      parkour: leaderboardResponse([leaderboardPlayer(1, { ...figures, deaths: 0 })], {
        mode: 'parkour',
      }),
    });
    const { user } = open();
    expect((await podium())[0]).toHaveTextContent('player1');
    await user.click(screen.getByRole('button', { name: gameMetrics.kdr.title }));
    expect((await podium())[0]).toHaveTextContent(`player2${titleAt(1)}2.50`);
    await user.click(screen.getByRole('tab', { name: modes.parkour.title }));
    expect((await podium())[0]).toHaveTextContent(`player1${titleAt(1)}10.00`);
    expect(screen.getByRole('button', { name: gameMetrics.kdr.title })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: gameMetrics.playtime.title }));
    expect((await podium())[0]).toHaveTextContent(/1,500h/);
  });

  it('leaves a player out of what nobody has sent a figure of, and says that places are free', async () => {
    const one = leaderboardPlayer(1, { kills: 10 });
    const { kills = NaN } = one.metrics;
    serveLeaderboard(network, { skywars: leaderboardResponse([{ ...one, metrics: { kills } }]) });
    const { user } = open();
    expect((await podium())[0]).toHaveTextContent('player1');
    await user.click(screen.getByRole('button', { name: gameMetrics.playtime.title }));
    expect((await podium())[0]).toHaveTextContent(leaderboardTexts.free);
    expect(await screen.findByText(leaderboardTexts.open.title(10))).toBeVisible();
    expect(screen.queryByText('player1')).not.toBeInTheDocument();
  });

  it('says plainly that samples are samples', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(5), { source: 'sample' }) });
    open();
    expect((await screen.findAllByText(leaderboardTexts.sample.label))[0]).toBeVisible();
    expect(screen.getByText(leaderboardTexts.sample.text)).toBeVisible();
    expect(rows()).toHaveLength(2);
    await pass(HALF_A_MINUTE);
    expect(lines.warn).toEqual([
      'The leaderboard of skywars shows samples, because no statistics have arrived',
    ]);
  });

  it('says nothing of samples when the players are real', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(5)) });
    open();
    await podium();
    expect(screen.queryByText(leaderboardTexts.sample.label)).not.toBeInTheDocument();
    expect(screen.getByText(leaderboardTexts.open.title(5))).toBeVisible();
  });

  it('leaves steps of the podium free while there are fewer than three players', async () => {
    serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(1)) });
    open();
    const [first, second, third] = await podium();
    expect(first).toHaveTextContent('player1');
    expect(second).toHaveTextContent(leaderboardTexts.free);
    expect(third).toHaveTextContent(leaderboardTexts.free);
    expect(rows()).toHaveLength(0);
  });

  it('says what to do about a mode without anybody', async () => {
    serveLeaderboard(network);
    open();
    expect(await screen.findByText(leaderboardTexts.empty.title)).toBeVisible();
  });
});

describe('the leaderboard of another network', () => {
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

  it('says from which place on a title is given where there is no level', async () => {
    const metrics = mode?.metrics.filter(({ unit }) => unit !== 'level');
    withModes(1, { metrics });
    serveLeaderboard(network, { 'mode-0': leaderboardResponse(rankedPlayers(1)) });
    open();
    const card = within(await screen.findByRole('region', { name: rankTitlesCard.title }));
    expect(card.getByText(rankTitlesCard.byPlace)).toBeVisible();
    const [best] = testNetwork.leaderboards.modes[0]?.titles ?? [];
    expect(card.getByText(rankTitlesCard.toPlace(best?.toPlace ?? 0))).toBeVisible();
    expect(card.queryByText(/^Level/)).not.toBeInTheDocument();
    expect(card.getByText(rankTitlesCard.everyoneElse)).toBeVisible();
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

test.each([
  ['en', '1,<wbr>234,<wbr>567'],
  ['de', '1.<wbr>234.<wbr>567'],
])('numbers of %s break between their groups, names after underscores', (locale, number) => {
  aNetwork({ identity: { ...testNetwork.identity, locale } });
  const drawn = (text: string) => render(<Breakable text={text} />).container.innerHTML;
  expect(drawn(formatNumber(1_234_567))).toBe(number);
  expect(drawn('a_long_name')).toBe('a_<wbr>long_<wbr>name');
});
