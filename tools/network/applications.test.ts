import written from '../../test/network/applications';
import { applicationsOf } from './applications';
import { readSubject } from './read-subject';

const modules = applicationsOf(readSubject('applications', written));

test('the chat is told of in a private part alone, and questions stand where the form loads them', () => {
  const { 'private/positions': hidden, questions, ...early } = modules;
  expect(hidden.chats).toContainEqual({ id: 'Partner', title: 'Partnership', color: 16_738_740 });
  expect(/"color"|16738740/.test(JSON.stringify([early, questions]))).toBe(false);
  expect(questions.questions.map(({ id }) => id)).toEqual(written.positions.map(({ id }) => id));
  expect(JSON.stringify(early)).not.toContain('"questions"');
});

test('what positions need is apart from the rest of the guidelines', () => {
  expect(modules['position-cards'].cards).toHaveLength(5);
  expect(JSON.stringify(modules.guidelines)).not.toContain('"cards"');
  const { guidelines, ...others } = written;
  const few = applicationsOf(
    readSubject('applications', { ...others, guidelines: { ...guidelines, positions: undefined } }),
  );
  expect([few['position-cards'].cards, few.guidelines.guidelines.positions]).toEqual([[], undefined]);
});
