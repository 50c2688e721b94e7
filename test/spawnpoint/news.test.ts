/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/news';
import { readSubject } from '../../tools/network/read-subject';

const { stories } = readSubject('news', written);

test('three stories with three points each', () => {
  expect(stories.map(({ title, publishedAt }) => [title, publishedAt.slice(0, 10)])).toEqual([
    ['New Lifesteal Season', '2025-05-10'],
    ['Weekend Events', '2025-05-05'],
    ['Server Upgrades', '2025-04-28'],
  ]);
  expect(stories[0]?.tag).toBe('Season 5 launch');
  for (const { points } of stories) expect(points).toHaveLength(3);
});
