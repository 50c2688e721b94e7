import { news } from './news';
import { olderNews } from './news-archive';

test('news comes newest first, those of the pages before the others', () => {
  const times = [...news, ...olderNews].map(({ date }) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
