import { ANSWER_LIMITS } from '@/contract/applications';
import { answerLimit } from './limits';
import { optionsOf } from './options';
import { isPosition, POSITIONS, positions } from './positions';
import { questionsOf, sectionsOf } from './questions';

describe.each(POSITIONS)('%s', (position) => {
  const asked = questionsOf(position);

  test('has a title, and questions under each of its headings', () => {
    expect(positions[position].title).not.toBe('');
    expect(isPosition(position)).toBe(true);
    expect(sectionsOf(position)).not.toHaveLength(0);
    for (const { questions } of sectionsOf(position)) expect(questions).not.toHaveLength(0);
  });

  test('asks nothing twice, and asks who applies, how old they are and how the team reaches them', () => {
    const names = asked.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(expect.arrayContaining(['ign', 'discord', 'age']));
  });

  test('has labels that are short enough for the team’s chat, and tell answers apart', () => {
    const labels = asked.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(256);
  });

  test('offers a choice where one is to choose, and none where one writes', () => {
    for (const question of asked) {
      const offered = optionsOf(question);
      if (question.kind === 'yes-no') expect(offered).toEqual(['Yes', 'No']);
      else if (question.kind === 'select') expect(offered.length).toBeGreaterThan(1);
      else expect(offered.length > 0).toBe(question.kind === 'timezone');
      for (const option of offered) expect(option.length).toBeLessThanOrEqual(ANSWER_LIMITS.short);
    }
  });
});

test('4,000 characters for long answers, 200 for the others', () => {
  expect(ANSWER_LIMITS).toEqual({ short: 200, long: 4_000 });
  expect(answerLimit({ kind: 'long' })).toBe(4_000);
  for (const kind of ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email'] as const) {
    expect(answerLimit({ kind })).toBe(200);
  }
});

test('nothing else is a position', () => {
  for (const other of ['staff', '', 'constructor', null, 5, ['Staff']]) expect(isPosition(other)).toBe(false);
});
