import { modes } from '#network/modes';
import { rankTitles } from '#network/rank-titles';
import { aNetwork, testNetwork } from '../../../test/support/fixtures/a-network';
import { rankTitle } from './rank-title';

const [{ id: mode }] = modes;
const titles = rankTitles[mode] ?? [];
const steps = titles.map(({ title, fromLevel, toPlace = 1_000 }, index) => ({
  title,
  fromLevel,
  toPlace,
  below: titles[index + 1]?.title ?? title,
}));
const titleOf = (level: number | null, place: number) => rankTitle(mode, level, place)?.title;

it.each(steps)(
  '$title is for level $fromLevel and above, whatever the rank',
  ({ title, fromLevel, below }) => {
    for (const place of [1, 10]) {
      expect(titleOf(fromLevel, place)).toBe(title);
      if (fromLevel > 0) expect(titleOf(fromLevel - 1, place)).toBe(below);
    }
  },
);

it.each(steps)('without a level, $title is down to rank $toPlace', ({ title, toPlace, below }) => {
  expect(titleOf(null, toPlace)).toBe(title);
  expect(titleOf(null, toPlace + 1)).toBe(below);
});

it('the first rank has the best title, and so has the highest level', () => {
  expect(rankTitle(mode, null, 1)).toEqual(titles[0]);
  expect(rankTitle(mode, 1_000_000, 10)).toEqual(titles[0]);
});

it('a mode has its own titles, or none', () => {
  const [first] = testNetwork.leaderboards.modes;
  const ofAll = { title: 'Player', emblem: 'sapling', hue: 'muted', fromLevel: 0 };
  aNetwork({
    leaderboards: {
      subtitle: 'All',
      modes: [
        { ...first, id: 'one-title', title: 'One', titles: [ofAll] },
        { ...first, id: 'none', title: 'None', titles: undefined },
      ],
    },
  });
  expect(rankTitle('one-title', null, 10)).toEqual(ofAll);
  expect(rankTitle('none', 100, 1)).toBeUndefined();
});
