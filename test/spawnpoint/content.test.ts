/** Facts that the specification states about the example network. */
import writtenEvents from '../../networks/spawnpoint/events';
import writtenFaq from '../../networks/spawnpoint/faq';
import writtenNews from '../../networks/spawnpoint/news';
import { readSubject } from '../../tools/network/read-subject';
import { prose } from '../support/fixtures/content-walk';

const { stories } = readSubject('news', writtenNews);
const { events } = readSubject('events', writtenEvents);
const { questions } = readSubject('faq', writtenFaq);

test('three stories with three points each', () => {
  expect(stories.map(({ title, publishedAt }) => [title, publishedAt.slice(0, 10)])).toEqual([
    ['New Lifesteal Season', '2025-05-10'],
    ['Weekend Events', '2025-05-05'],
    ['Server Upgrades', '2025-04-28'],
  ]);
  expect(stories[0]?.tag).toBe('Season 5 launch');
  for (const { points } of stories) expect(points).toHaveLength(3);
});

test('three events with their days and prizes', () => {
  expect(events.map(({ title, when, prize }) => [title, when, prize])).toEqual([
    ['Weekly PvP Tournament', 'Every Saturday', '50,000 Coins'],
    ['Build Competition', 'Sunday special', 'Exclusive Ranks'],
    ['Treasure Hunt', 'This weekend', 'Rare Items'],
  ]);
});

test('ten questions, none twice', () => {
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(10);
});

test('the answers agree with the versions page, and name memory and uptime', () => {
  const answers = prose(questions);
  expect(answers).not.toMatch(/\b1\.9\b/);
  expect(answers).toContain('Minecraft Java Edition 1.12 or higher');
  expect(answers).toContain('4GB RAM is recommended');
  expect(answers).toContain('99.9%');
});
