/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels, titles } from '../../../test/support/fixtures/content-walk';
import { leaderboard, leaderboardModes, metrics, rankTitles } from '../leaderboard';

test('title, modes and metrics', () => {
  expect([leaderboard.title, leaderboard.subtitle, leaderboard.loading]).toEqual([
    'Leaderboard',
    'Top players across our game modes',
    'Loading leaderboard data...',
  ]);
  expect(titles(Object.values(leaderboardModes))).toEqual(['PvP', 'Lifesteal']);
  expect(labels(Object.values(metrics))).toEqual([
    'PvP Kills',
    'K/D Ratio',
    'Playtime',
    'Blocks Mined',
    'Mob Kills',
  ]);
});

test('samples are said to be samples', () => {
  expect(leaderboard.sample.label).toBe('Sample data');
  expect(leaderboard.sample.text).toContain('these players and numbers are made up');
});

test('five titles, by level and by place', () => {
  expect(rankTitles.map(({ title, fromLevel, toPlace }) => [title, fromLevel, toPlace])).toEqual([
    ['Legend', 80, 1],
    ['Elite', 60, 3],
    ['Veteran', 40, 5],
    ['Advanced', 20, 8],
    ['Rookie', 0, Infinity],
  ]);
});
