/** Facts that the specification states about the example network. */
import { leaderboardTexts as texts } from '#messages/leaderboard';
import { titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

const { title, subtitle, modes } = spawnpoint.leaderboards;

test('title, modes and metrics', () => {
  expect([title, subtitle, texts.loading]).toEqual([
    'Leaderboard',
    'Top players across our game modes',
    'Loading leaderboard data...',
  ]);
  expect(titles(modes)).toEqual(['PvP', 'Lifesteal']);
  expect(modes.map(({ id, server }) => [id, server])).toEqual([
    ['pvp', 'pvp'],
    ['lifesteal', 'lifesteal'],
  ]);
  for (const { metrics } of modes)
    expect(titles(metrics.filter(({ shown }) => shown))).toEqual([
      'PvP Kills',
      'K/D Ratio',
      'Playtime',
      'Blocks Mined',
      'Mob Kills',
    ]);
});

test('samples are said to be samples', () => {
  expect(texts.sample.label).toBe('Sample data');
  expect(texts.sample.text).toContain('these players and numbers are made up');
});

test.each(modes)('five titles in $title, by level and by rank', ({ titles: ofMode }) => {
  expect(ofMode.map(({ title, fromLevel, toPlace }) => [title, fromLevel, toPlace])).toEqual([
    ['Legend', 80, 1],
    ['Elite', 60, 3],
    ['Veteran', 40, 5],
    ['Advanced', 20, 8],
    ['Rookie', 0, undefined],
  ]);
});
