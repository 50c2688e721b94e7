/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/faq';
import { readSubject } from '../../tools/network/read-subject';
import { prose } from '../support/fixtures/content-walk';

const { questions } = readSubject('faq', written);

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
