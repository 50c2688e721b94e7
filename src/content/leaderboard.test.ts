import { rankTitles } from './leaderboard';

test('titles go from the best down, and the last one is for everybody', () => {
  for (const [index, { fromLevel, toPlace }] of rankTitles.entries()) {
    const above = rankTitles[index - 1] ?? { fromLevel: Infinity, toPlace: 0 };
    expect(fromLevel).toBeLessThan(above.fromLevel);
    expect(toPlace).toBeGreaterThan(above.toPlace);
  }
  expect(rankTitles.at(-1)).toMatchObject({ fromLevel: 0, toPlace: Infinity });
});
