import { forumCategories, forumCategoryUrl } from './community';
import { site } from './site';

test('a forum category is its title in lower case with hyphens', () => {
  expect(forumCategoryUrl('Survival Strategies')).toBe(site.forumCategory('survival-strategies'));
});

test('forum categories count their posts, and their posters are three players', () => {
  for (const { posts, recentPosters } of forumCategories) {
    expect(posts).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(posts)).toBe(true);
    expect(new Set(recentPosters).size).toBe(3);
    for (const name of recentPosters) expect(name).toMatch(/^\w{3,16}$/);
  }
});
