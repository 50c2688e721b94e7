import { news } from './news';

test('news comes newest first, and every item has its points', () => {
  const days = news.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { features } of news) expect(features).not.toHaveLength(0);
});
