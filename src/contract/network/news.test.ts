import { readSubject } from '../../../tools/network/read-subject';

const story = { slug: 'season-5', title: 'Season 5', publishedAt: '2025-05-10', art: 'heart' };
const read = (...stories: unknown[]) => readSubject('news', { stories });

test('what is left out is empty, and a day begins at midnight in UTC', () => {
  const full = {
    ...story,
    publishedAt: '2025-05-10T00:00:00.000Z',
    tag: '',
    summary: '',
    points: [],
    body: '',
  };
  expect(read(story)).toEqual({ stories: [full] });
  expect(read()).toEqual({ stories: [] });
});

test.each([
  [
    'a day that there is not',
    { ...story, publishedAt: '2025-02-30' },
    'publishedAt: must be a day like 2026-06-01, or a time with its zone like 2026-06-01T18:00:00Z',
  ],
  ['a day in words', { ...story, publishedAt: 'May 10, 2025' }, 'publishedAt: must be a day'],
  ['an address with spaces', { ...story, slug: 'season 5' }, 'slug: must be lower-case letters and digits'],
  ['six points', { ...story, points: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'points: must have 5 entries at most'],
  ['an empty point', { ...story, points: [' '] }, 'points.0: must not be empty'],
  [
    'a picture of another site',
    { ...story, body: '![A map](https://example.org/map.png)' },
    'body: has a fault: The picture https://example.org/map.png is not one of this site’s own',
  ],
])('%s is refused', (_what, written, said) => {
  expect(() => read(written)).toThrow(`stories.0.${said}`);
});

test('an address that stands there twice is refused', () => {
  expect(() => read(story, story)).toThrow('stories.1.slug: stands there twice');
});
