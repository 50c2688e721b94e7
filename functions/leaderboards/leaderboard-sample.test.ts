import { toUuid } from '@/contract/leaderboard-requests';
import leaderboards from '../../test/network/leaderboards';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { sampleBoard } from './leaderboard-sample';
import { modeIds } from './metrics';

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.parse('2026-05-25T00:00:00.000Z');

test('five well-known names, every figure in its range, on any day', () => {
  const names = ['Notch', 'jeb_', 'Dinnerbone', 'Grumm', 'Herobrine'];
  for (let day = 0; day < 200; day += 1) {
    const { players } = sampleBoard('skywars', MIDNIGHT + day * DAY_MS);
    expect(players.map(({ username }) => username)).toEqual(names);
    for (const { uuid, metrics, level, kills, deaths, playtime, blocksBreaked, mobKills } of players) {
      expect(toUuid(uuid)).toBe(uuid);
      const kdr = Number(kills) / Number(deaths);
      const byId = { kills, deaths, kdr, playtime, blocks: blocksBreaked, mobkills: mobKills, level };
      expect(metrics).toEqual(byId);
      for (const [value, least, most] of [
        [level, 1, 100],
        [kills, 5_000, 14_999],
        [deaths, 100, 2_099],
        [playtime, 500, 2_499],
        [blocksBreaked, 100_000, 1_099_999],
        [mobKills, 10_000, 59_999],
      ] as const) {
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most);
        expect(Number.isInteger(value)).toBe(true);
      }
    }
  }
});

test('stays the same for a day of UTC, and is another one the next day and in the other mode', () => {
  const [skywars, parkour] = modeIds().map((mode) => sampleBoard(mode, MIDNIGHT));
  expect(sampleBoard('skywars', MIDNIGHT + DAY_MS - 1)).toEqual(skywars);
  expect(skywars?.capturedAt).toBe('2026-05-25T00:00:00.000Z');
  expect(sampleBoard('skywars', MIDNIGHT + DAY_MS).players).not.toEqual(skywars?.players);
  expect(parkour?.players).not.toEqual(skywars?.players);
});

test('figures are in the ranges that the network names, and there is none of what it does not count', () => {
  const [mode] = leaderboards.modes;
  const metrics = mode?.metrics
    .filter(({ id }) => id === 'blocks')
    .map((metric) => ({ ...metric, sample: [8e14, 8e14 + 3] }));
  aNetwork({ leaderboards: { ...leaderboards, modes: [{ ...mode, metrics }] } });
  for (const player of sampleBoard('skywars', MIDNIGHT).players) {
    const { uuid, username, metrics } = player;
    const { blocks = NaN } = metrics;
    expect([0, 1, 2, 3]).toContain(blocks - 8e14);
    expect(player).toEqual({ uuid, username, metrics: { blocks }, blocksBreaked: blocks });
  }
});
