import { readSubject } from '../../../tools/network/read-subject';

const category = {
  id: 'builds',
  title: 'Builds',
  description: 'What we built.',
  url: 'https://example.org/builds',
  hue: 'grass',
  emblem: 'bricks',
};
const quote = { name: 'Ada', role: 'Architect', quote: 'A good place.' };
const read = (parts: object) => readSubject('community', { subtitle: 'Where we meet.', ...parts });

test('all but the subtitle may be left out', () => {
  expect(read({})).toEqual({
    home: { stats: [], testimonials: [] },
    title: 'Community Hub',
    subtitle: 'Where we meet.',
  });
  expect(read({ forums: { text: 'Talk.', categories: [category] } }).forums).toEqual({
    title: 'Forums',
    text: 'Talk.',
    categories: [{ ...category, recentPosters: [] }],
  });
});

test.each([
  [
    'forums without a category',
    { forums: { text: 'Talk.', categories: [] } },
    'categories: must not be empty',
  ],
  [
    'a category twice',
    { forums: { text: 'Talk.', categories: [category, category] } },
    'forums.categories.1.id: stands there twice',
  ],
  [
    'an id that the page gives an event',
    { forums: { text: 'Talk.', categories: [{ ...category, id: 'upcoming-1' }] } },
    'forums.categories.0.id: must be another one: the page itself has upcoming-1',
  ],
  [
    'half a post',
    { forums: { text: 'Talk.', categories: [{ ...category, posts: 0.5 }] } },
    'forums.categories.0.posts: must be a whole number, 0 or more',
  ],
  [
    'six stars',
    { home: { testimonials: [{ ...quote, rating: 6 }] } },
    'home.testimonials.0.rating: must be a whole number from 1 to 5',
  ],
  [
    'a figure that is a sentence',
    { home: { stats: [{ value: 'more than 6,000', label: 'Members' }] } },
    'home.stats.0.value: must have 12 characters at most',
  ],
  ['an invite that leads nowhere', { home: { invite: { label: 'Join' } } }, 'home.invite.url: is missing'],
])('%s is refused', (_what, parts, said) => {
  expect(() => read(parts)).toThrow(said);
});
