import fc from 'fast-check';
import { modes } from '#network/modes';
import type { BoardMetric } from '@/contract/network/metrics';
import { METRICS, playerOf } from '../../../test/support/fixtures/leaderboard-players';
import { leaderboardPlayer, rankedPlayers } from '../../../test/support/fixtures/leaderboard-responses';
import { gameMetrics } from '../../../test/support/fixtures/network-parts';
import { rankTitle } from './rank-title';
import { rankPlayers } from './selectors';

const [{ id: MODE }] = modes;

/** Few distinct figures, so that many are equal. */
const figure = fc.oneof(fc.constantFrom(0, 1, 2), fc.constantFrom(10 ** 12, 10 ** 12 - 1));
const player = fc
  .record({
    uuid: fc.uuid(),
    username: fc.string(),
    level: fc.option(fc.nat(120)),
    kills: figure,
    deaths: figure,
    playtime: fc.oneof(figure, fc.double({ min: 0, max: 10, noNaN: true })),
    blocksBreaked: figure,
    mobKills: figure,
    // Figures that were never sent.
    missing: fc.subarray<string>([...METRICS]),
  })
  .map(({ missing, ...figures }) => {
    const one = playerOf(1, figures);
    const sent = Object.entries(one.metrics).filter(([id]) => !missing.includes(id));
    return { ...one, metrics: Object.fromEntries(sent) };
  });
const players = fc.uniqueArray(player, { selector: ({ uuid }) => uuid, maxLength: 30 });
const metric = fc
  .tuple(fc.constantFrom(...Object.values(gameMetrics)), fc.boolean())
  .map(([one, isLowest]): BoardMetric => (isLowest ? { ...one, sign: -1 } : one));

describe('the ranking', () => {
  it('is the ten best of those who have a figure, best first, in places from 1 on', () => {
    fc.assert(
      fc.property(players, metric, (all, by) => {
        const ranking = rankPlayers(all, MODE, by);
        const values = all
          .flatMap(({ metrics }) => metrics[by.id] ?? [])
          .sort((one, other) => (other - one) * (by.sign ?? 1));
        expect(ranking.map(({ value }) => value)).toEqual(values.slice(0, 10));
        expect(ranking.map(({ place }) => place)).toEqual(ranking.map((_, index) => index + 1));
      }),
    );
  });

  it('is the same in whatever order the players come', () => {
    const shuffled = players.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, metric, ([all, mixed], by) => {
        expect(rankPlayers(mixed, MODE, by)).toEqual(rankPlayers(all, MODE, by));
      }),
    );
  });

  it('puts equal values in the order of the server: the higher UUID first', () => {
    fc.assert(
      fc.property(players, metric, (all, by) => {
        const ranking = rankPlayers(all, MODE, by);
        ranking.slice(1).forEach((lower, index) => {
          const upper = ranking[index];
          if (upper?.value === lower.value) expect(upper.uuid > lower.uuid).toBe(true);
        });
      }),
    );
  });

  it('leaves the players that it is given alone', () => {
    const all = Object.freeze(rankedPlayers(3).toReversed());
    expect(rankPlayers(all, MODE, gameMetrics.kills).map(({ username }) => username)).toEqual([
      'player1',
      'player2',
      'player3',
    ]);
  });

  it('sorts a ratio by more than the two decimals that are shown', () => {
    const all = [
      leaderboardPlayer(2, { kills: 10_000, deaths: 3001 }),
      leaderboardPlayer(1, { kills: 10_001, deaths: 3001 }),
    ];
    expect(rankPlayers(all, MODE, gameMetrics.kdr).map(({ username }) => username)).toEqual([
      'player1',
      'player2',
    ]);
  });

  it('puts the lowest first where that is the best, and nobody without a figure before a zero', () => {
    const lowest = { ...gameMetrics.kills, sign: -1 } as const;
    const all = [leaderboardPlayer(4, { kills: 0 }), ...rankedPlayers(3)];
    const names = rankPlayers([{ ...leaderboardPlayer(5), metrics: {} }, ...all], MODE, lowest);
    expect(names.map(({ username }) => username)).toEqual(['player4', 'player3', 'player2', 'player1']);
  });

  it('gives titles by level, and by rank where there is none', () => {
    const all = rankedPlayers(10).map((one, index) => ({ ...one, level: index === 0 ? 5 : null }));
    expect(rankPlayers(all, MODE, gameMetrics.kills).map(({ title }) => title)).toEqual([
      rankTitle(MODE, 5, 1),
      ...Array.from({ length: 9 }, (_, index) => rankTitle(MODE, null, index + 2)),
    ]);
  });
});
