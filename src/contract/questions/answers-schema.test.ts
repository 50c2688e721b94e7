import { object, ValidationError } from 'yup';
import { questionsOf, sectionsOf } from '@/lib/questions';
import { aPosition } from '../../../test/support/fixtures/a-network';
import { answersFor, POSITIONS } from '../../../test/support/fixtures/applications';
import type { Question } from '../network/questions';
import { answerLimit } from './allowed-answers';
import { answerSchema } from './answer-schema';
import { answersSchema } from './answers-schema';
import { timezones } from './timezones';

const schemas = new Map(POSITIONS.map((position) => [position, answersSchema(sectionsOf(position))]));
const problems = (position: string, changes: Record<string, unknown> = {}) => {
  try {
    const schema = schemas.get(position) ?? answersSchema(sectionsOf(position));
    schema.validateSync({ ...answersFor(position), ...changes }, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
};
const asked: Question = { id: 'asked', label: 'It', kind: 'text' };
/** Returns what is wrong with an answer to the question; null if it is valid. */
const problemOf = (question: Partial<Question>, answer: unknown): string | null => {
  try {
    answerSchema({ ...asked, ...question }).validateSync(answer);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.message;
  }
};
const everyQuestion = POSITIONS.flatMap((position) =>
  questionsOf(position).map((question) => ({ position, ...question })),
);

test.each(POSITIONS)('a whole application for %s passes, without the spaces around answers', (position) => {
  const answers = answersFor(position);
  const spaced = Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, ` ${text}\n`]));
  expect(answersSchema(sectionsOf(position)).validateSync(spaced)).toEqual(answers);
});

test.each(everyQuestion)('$position must answer $id', ({ position, id: name, label }) => {
  for (const blank of [undefined, null, '', ' \n\t', '\u200b\u2060']) {
    expect(problems(position, { [name]: blank })).toEqual({ [name]: `${label} is required` });
  }
});

test.each(everyQuestion)('$id of $position must be text', ({ position, id: name, label }) => {
  for (const value of [18, true, ['18'], { toString: '18' }]) {
    expect(problems(position, { [name]: value })).toEqual({ [name]: `${label} must be text` });
  }
});

test.each(everyQuestion)('$id of $position has a limit', ({ position, id: name, label, kind }) => {
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
])('%s within an answer is left out', (_what, character) => {
  for (const kind of ['text', 'long'] as const) {
    expect(answerSchema({ ...asked, kind }).validateSync(`a${character}b`)).toBe('ab');
  }
});

test.each(['\u200b', '\u202e', '\u2066', '\u00ad', '\ue000', '\u3164', '\u{e0041}'])(
  'a name with %j in it is refused; another answer is not',
  (character) => {
    const text = `Al${character}ex`;
    expect(problemOf({ mark: 'name' }, text)).toMatch(/^It contains invisible characters/);
    expect(problemOf({}, text)).toBeNull();
  },
);

test('names are written in every script', () => {
  for (const name of ['Zoë', 'Иван', 'محمد', '小明', 'Steve_1', '✨Alex✨']) {
    expect(problemOf({ mark: 'name' }, name)).toBeNull();
  }
});

test('long answers have lines and speak any language, short ones have one line', () => {
  expect(problemOf({ kind: 'long' }, 'Привет,\nمرحبا\r\n👩‍🚀 **@everyone**')).toBeNull();
  expect(answerSchema(asked).validateSync('a\nb')).toBe('a b');
});

const age16 = { kind: 'number', mark: 'age', least: 16 } as const;
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
  ['', 'Age is required'],
])('an age of "%s": %s', (age, message) => {
  expect(problemOf({ ...age16, label: 'Age' }, age)).toBe(message);
});

test.each(['16', '99', ' 42 ', '１８', '٢٠', '۲۰', '२०'])('an age of "%s" is fine', (age) => {
  expect(problemOf(age16, age)).toBeNull();
});

test('an age without a least one may be any, below 100', () => {
  const age = { ...age16, least: undefined };
  expect([problemOf(age, '1'), problemOf(age, '100')]).toEqual([null, 'Please enter a valid age']);
});

test('a limit of its own holds for a question', () => {
  expect(problemOf({ limit: 3 }, 'four')).toBe('It is limited to 3 characters');
  expect(problemOf({ kind: 'long', limit: 300 }, 'a'.repeat(300))).toBeNull();
});

describe('what need not be answered', () => {
  const optional = (question: Partial<Question>) => answerSchema({ ...asked, ...question, required: false });
  const kinds = ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email', 'long'] as const;

  test.each(kinds)('a %s may be left out or blank, and nothing else is wrong then', (kind) => {
    const schema = optional({ kind });
    expect(schema.validateSync(undefined)).toBeUndefined();
    for (const blank of ['', ' \n', '\u200b']) expect(schema.validateSync(blank)).toBe('');
    for (const other of [null, 5, {}]) expect(() => schema.validateSync(other)).toThrow('It ');
  });

  test('an answer is checked as any other', () => {
    expect(() => optional({ kind: 'email' }).validateSync('alex')).toThrow('valid email address');
    expect(() => optional(age16).validateSync('15')).toThrow('at least 16');
    expect(optional({}).validateSync(' a ')).toBe('a');
  });

  test('an application without it passes', () => {
    const questions = [
      { id: 'player', label: 'Player', kind: 'text', mark: 'name' },
      { id: 'motto', label: 'Motto', kind: 'text', required: false },
    ];
    aPosition('Architect', { sections: [{ title: 'You', questions }] });
    const schema = answersSchema(sectionsOf('Architect'));
    expect(schema.validateSync({ player: 'Alex' })).toEqual({ player: 'Alex' });
    expect(schema.validateSync({ player: 'Alex', motto: ' ' })).toEqual({ player: 'Alex', motto: '' });
    expect(() => schema.validateSync({ motto: 'Yes' })).toThrow('Player is required');
  });
});

test('another number than the age may be any', () => {
  for (const count of ['0', '15', '100000']) expect(problemOf({ kind: 'number' }, count)).toBeNull();
});

test.each(['alex', 'alex@example', 'alex@example.o', '@example.org', 'a@b.co, c@d.co'])(
  '%s is no email address',
  (email) => {
    expect(problemOf({ kind: 'email' }, email)).toBe('Please enter a valid email address');
  },
);

test('an email address that is missing is asked for by the name of its question', () => {
  expect(problemOf({ kind: 'email', label: 'Your mail' }, '')).toBe('Your mail is required');
});

test.each(['2005-02-29', '2005-13-01', '2005-00-10', '05-02-01', '1899-12-31', '2005-02-01T00:00', 'soon'])(
  '%s is no day',
  (day) => {
    expect(problemOf({ kind: 'date' }, day)).toBe('Please enter a valid date');
  },
);

test('29 February of a leap year is a day', () => {
  expect(problemOf({ kind: 'date' }, '2004-02-29')).toBeNull();
});

test('the date of birth is not compared with the age', () => {
  const asking = POSITIONS.filter((position) => questionsOf(position).some(({ kind }) => kind === 'date'));
  for (const position of asking) expect(problems(position, { age: '60' })).toEqual({});
});

const offering: Partial<Question> = { kind: 'select', options: ['Red', 'Green'] };
test.each<[Partial<Question>, string]>([
  [offering, 'red'],
  [offering, 'None of these'],
  [{ kind: 'yes-no' }, 'yes'],
  [{ kind: 'yes-no' }, 'Maybe'],
  [{ kind: 'timezone' }, 'GMT+00:00 - Europe/London'],
  [{ kind: 'timezone' }, 'Europe/London'],
])('%j cannot be answered with "%s", which is not on offer', (question, answer) => {
  expect(problemOf(question, answer)).toBe('Please choose one of the answers on offer');
});

test('what is on offer can be chosen', () => {
  expect(problemOf(offering, 'Green')).toBeNull();
  expect(problemOf({ kind: 'yes-no' }, 'Yes')).toBeNull();
  expect(problemOf({ kind: 'timezone' }, timezones[0])).toBeNull();
});

test('fields of other positions, and of nobody, are refused by their names', () => {
  const message = 'This position does not ask for this';
  const ofStaff = questionsOf('Moderator').map(({ id: name }) => name);
  const ofOthers = POSITIONS.flatMap(questionsOf)
    .map(({ id: name }) => name)
    .filter((name) => !ofStaff.includes(name));
  const foreign = ['role', 'constructor', ...new Set(ofOthers)].slice(0, 20);
  const sent = Object.fromEntries(foreign.map((name) => [name, 'x']));
  expect(problems('Moderator', sent)).toEqual(Object.fromEntries(foreign.map((name) => [name, message])));
  const hostile: unknown = JSON.parse(
    `{"__proto__": "x", ${JSON.stringify(answersFor('Moderator')).slice(1)}`,
  );
  expect(() => answersSchema(sectionsOf('Moderator')).validateSync(hostile, { stripUnknown: true })).toThrow(
    message,
  );
});

test('a thousand unknown fields make no list of a thousand messages, and hide nothing else', () => {
  const crowd = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${String(index)}`, 'x']));
  const found = problems('Moderator', { ...crowd, age: '5' });
  expect(Object.keys(found).length).toBeLessThan(30);
  expect(found).toHaveProperty('age');
});

test('within a call, errors lie at answers.name', () => {
  const call = object({ answers: answersSchema(sectionsOf('Architect')) });
  const sent = { answers: { ...answersFor('Architect'), age: '5', role: 'admin' } };
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
    expect(() => answersSchema(sectionsOf('Moderator')).validateSync(value)).toThrow();
  },
);

test('4,000 characters for long answers, 200 for the others, or what the question says', () => {
  expect(answerLimit({ kind: 'long' })).toBe(4_000);
  for (const kind of ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email'] as const)
    expect(answerLimit({ kind })).toBe(200);
  expect(answerLimit({ kind: 'text', limit: 16 })).toBe(16);
});
