import { readSubject } from '../../../tools/network/read-subject';

const entry = { id: 'a', question: 'Why?', answer: 'Because of [the rules](/rules).' };
const read = (...questions: unknown[]) => readSubject('faq', { questions });

test('questions are trimmed, and there may be none', () => {
  expect(read({ ...entry, question: ' Why? ' })).toEqual({ questions: [entry] });
  expect(read()).toEqual({ questions: [] });
});

test.each([
  ['an id twice', [entry, entry], 'questions.1.id: stands there twice'],
  [
    'an id with capitals',
    [{ ...entry, id: 'Why' }],
    'questions.0.id: must be lower-case letters, digits and hyphens, 80 at most, like how-to-join',
  ],
  ['no answer', [{ ...entry, answer: ' ' }], 'questions.0.answer: must not be empty'],
  [
    'a long question',
    [{ ...entry, question: 'x'.repeat(121) }],
    'questions.0.question: must have 120 characters at most',
  ],
  [
    'a link that leads to no page',
    [{ ...entry, answer: '[Here](javascript:alert(1))' }],
    'questions.0.answer: has a fault: The link javascript:alert(1) must be a valid address',
  ],
  [
    'too many',
    Array.from({ length: 201 }, (_, index) => ({ ...entry, id: String(index) })),
    'questions: must have 200 entries at most',
  ],
])('%s is refused', (_what, questions, said) => {
  expect(() => read(...questions)).toThrow(said);
});
