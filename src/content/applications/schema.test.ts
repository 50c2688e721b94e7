import { object, ValidationError } from 'yup';
import { POSITIONS } from '@/contract/applications';
import type { Position } from '@/contract/applications';
import { answersFor } from '../../../test/applications';
import { questionsOf } from './questions';
import { answersSchema } from './schema';

/** What is wrong with each field, the first of each. */
const problems = (position: Position, changes: Record<string, unknown> = {}) => {
  try {
    answersSchema(position).validateSync(
      { ...answersFor(position), ...changes },
      { abortEarly: false, stripUnknown: true },
    );
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
};
const everyQuestion = POSITIONS.flatMap((position) =>
  questionsOf(position).map((question) => ({ position, ...question })),
);

test.each(POSITIONS)('a whole application for %s passes, without the spaces around answers', (position) => {
  const answers = answersFor(position);
  const spaced = Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, ` ${text}\n`]));
  expect(answersSchema(position).validateSync(spaced)).toEqual(answers);
});

test.each(everyQuestion)('$position must answer $name', ({ position, name, label }) => {
  for (const blank of [undefined, null, '', ' \n\t', '\u200b\u2060']) {
    expect(problems(position, { [name]: blank })).toEqual({ [name]: `${label} is required` });
  }
});

test.each(everyQuestion)('$name of $position must be text', ({ position, name, label }) => {
  for (const value of [18, true, ['18'], { toString: '18' }]) {
    expect(problems(position, { [name]: value })).toEqual({ [name]: `${label} must be text` });
  }
});

test.each(everyQuestion)('$name of $position has a limit', ({ position, name, label, kind }) => {
  const limit = kind === 'long' ? 4_000 : 200;
  const message = `${label} is limited to ${limit.toLocaleString('en-US')} characters`;
  expect(problems(position, { [name]: 'a'.repeat(limit + 1) })).toEqual({ [name]: message });
  if (kind === 'text' || kind === 'long') {
    expect(problems(position, { [name]: 'a'.repeat(limit) })).toEqual({});
  }
});

test.each([
  ['NUL', '\0'],
  ['an escape', '\u001b'],
  ['half a character', '\ud83d'],
])('%s within an answer is refused', (_what, character) => {
  for (const name of ['ign', 'motivation']) {
    expect(problems('Staff', { [name]: `a${character}b` })).toEqual({
      [name]: expect.stringMatching(/contains characters that cannot be sent$/),
    });
  }
});

test('long answers have lines and speak any language, short ones have one line', () => {
  expect(problems('Staff', { motivation: 'Привет,\nمرحبا\r\n👩‍🚀 **@everyone**' })).toEqual({});
  expect(problems('Staff', { country: 'a\nb' })).toHaveProperty('country');
});

test.each([
  ['15', 'You must be at least 16 years old to apply'],
  ['0', 'You must be at least 16 years old to apply'],
  ['100', 'Please enter a valid age'],
  ['999999999999', 'Please enter a valid age'],
  ['abc', 'Age must be a number'],
  ['17.5', 'Age must be a number'],
  ['-20', 'Age must be a number'],
  ['1e2', 'Age must be a number'],
  ['0x20', 'Age must be a number'],
  ['１８', 'Age must be a number'],
  ['', 'Age is required'],
])('an age of "%s": %s', (age, message) => {
  expect(problems('Partner', { age })).toEqual({ age: message });
});

test.each(['16', '99', ' 42 '])('an age of "%s" is fine', (age) => {
  expect(problems('Partner', { age })).toEqual({});
});

test.each(['alex', 'alex@example', 'alex@example.o', '@example.org', 'a@b.co, c@d.co'])(
  '%s is no email address',
  (email) => {
    expect(problems('Builder', { email })).toEqual({ email: 'Please enter a valid email address' });
  },
);

test.each(['2005-02-29', '2005-13-01', '2005-00-10', '05-02-01', '1899-12-31', '2005-02-01T00:00', 'soon'])(
  '%s is no date of birth',
  (dateOfBirth) => {
    expect(problems('Staff', { dateOfBirth })).toEqual({ dateOfBirth: 'Please enter a valid date' });
  },
);

test('29 February of a leap year is a date of birth, whatever the age', () => {
  expect(problems('Staff', { dateOfBirth: '2004-02-29', age: '60' })).toEqual({});
});

test.each([
  ['gender', 'male'],
  ['gender', 'None of these'],
  ['discordCalls', 'yes'],
  ['recordVideos', 'Maybe'],
  ['timezone', 'GMT+00:00 - Europe/London'],
  ['timezone', 'Europe/London'],
])('%s cannot be "%s", which is not on offer', (name, value) => {
  expect(problems('Staff', { [name]: value })).toEqual({
    [name]: 'Please choose one of the answers on offer',
  });
});

test('fields of other positions, and of nobody, are refused by their names', () => {
  const message = 'This position does not ask for this';
  expect(problems('Staff', { skills: 'x', role: 'admin', constructor: 'x' })).toEqual({
    skills: message,
    role: message,
    constructor: message,
  });
  const hostile: unknown = JSON.parse(`{"__proto__": "x", ${JSON.stringify(answersFor('Staff')).slice(1)}`);
  expect(() => answersSchema('Staff').validateSync(hostile, { stripUnknown: true })).toThrow(message);
});

test('a thousand unknown fields make no list of a thousand messages, and hide nothing else', () => {
  const crowd = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${String(index)}`, 'x']));
  const found = problems('Staff', { ...crowd, age: '5' });
  expect(Object.keys(found).length).toBeLessThan(30);
  expect(found).toHaveProperty('age');
});

test('within a call, errors lie at answers.name', () => {
  const call = object({ answers: answersSchema('Builder') });
  const sent = { answers: { ...answersFor('Builder'), age: '5', role: 'admin' } };
  try {
    call.validateSync(sent, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    expect(error).toHaveProperty(
      'inner',
      expect.arrayContaining([
        expect.objectContaining({ path: 'answers.age' }),
        expect.objectContaining({ path: 'answers.role' }),
      ]),
    );
  }
  expect.assertions(1);
});

test.each<{ value: unknown }>([undefined, null, 'text', 5, []].map((value) => ({ value })))(
  '$value is no set of answers',
  ({ value }) => {
    expect(() => answersSchema('Staff').validateSync(value)).toThrow();
  },
);
