import { rankTitles } from '@/content/leaderboard';
import { rankTitle } from './rank-title';

const steps = rankTitles.map(({ title, fromLevel, toPlace }, index) => ({
  title,
  fromLevel,
  toPlace,
  below: rankTitles[index + 1]?.title ?? title,
}));

it.each(steps)(
  '$title is for level $fromLevel and above, whatever the place',
  ({ title, fromLevel, below }) => {
    for (const place of [1, 10]) {
      expect(rankTitle(fromLevel, place).title).toBe(title);
      if (fromLevel > 0) expect(rankTitle(fromLevel - 1, place).title).toBe(below);
    }
  },
);

it.each(steps)('without a level, $title is down to place $toPlace', ({ title, toPlace, below }) => {
  expect(rankTitle(null, Number.isFinite(toPlace) ? toPlace : 1_000).title).toBe(title);
  expect(rankTitle(null, toPlace + 1).title).toBe(below);
});

it('the first place has the best title, and so has the highest level', () => {
  expect(rankTitle(null, 1)).toBe(rankTitles[0]);
  expect(rankTitle(1_000_000, 10)).toBe(rankTitles[0]);
});
