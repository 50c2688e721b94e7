import { ValidationError } from 'yup';
import { visitorMessage as valid } from '../../test/support/fixtures/contact-message';
import { CONTACT_LIMITS } from './contact-fields';
import { contactSchema } from './contact-requests';

const problems = (changes: Record<string, unknown>) => {
  try {
    contactSchema.validateSync({ ...valid, ...changes }, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
};

test('what is fine comes out without the spaces around it and with one kind of line break', () => {
  const sent = {
    ...valid,
    email: ' alex@example.org ',
    subject: '\tHi  there ',
    message: '\r\na\r\n\r\nb\rc\td\n',
  };
  expect(contactSchema.validateSync(sent)).toEqual({
    ...valid,
    subject: 'Hi  there',
    message: 'a\n\nb\nc\td',
  });
});

test.each([
  'a@b.co',
  'first.last+tag@sub.example.museum',
  "o'neil@example.org",
  'jörg@müller.de',
  'a@xn--mller-kva.xn--p1ai',
  'почта@пример.рф',
  `${'a'.repeat(64)}@${'b'.repeat(185)}.org`,
])('%s is an email address', (email) => {
  expect(problems({ email })).toEqual({});
});

test.each([
  'alex',
  'alex@',
  '@example.org',
  'alex@example',
  'alex@example.o',
  'alex@example.12',
  'alex@.org',
  'alex@example..org',
  'alex@-example.org',
  'alex@@example.org',
  'alex@exa mple.org',
  'a@b.co, c@d.co',
  'Alex <alex@example.org>',
  'alex@example.org?bcc=x',
])('%s is not', (email) => {
  expect(problems({ email })).toEqual({ email: 'Please enter a valid email address' });
});

test.each(['\u200b', '\u200e', '\u202e', '\u2060', '\u00ad', '\ue000', '\u{e0001}'])(
  'an address with %j in it is refused, and why is said',
  (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const problem = `Email address contains invisible characters: please type it instead of copying it. The first is character 3, U+${code}.`;
    expect(problems({ email: `al${character}ex@example.org` })).toEqual({ email: problem });
  },
);

test('every field is required, and blanks are nothing', () => {
  const all = {
    email: 'Email address is required',
    subject: 'Subject is required',
    message: 'Message is required',
  };
  for (const blank of [undefined, null, '', ' \n\t ', '\u200b\u2060\ufeff']) {
    expect(problems({ email: blank, subject: blank, message: blank })).toEqual(all);
  }
});

test('254, 120 and 5,000 characters are the limits', () => {
  expect(CONTACT_LIMITS).toMatchObject({ email: 254, subject: 120, message: 5_000 });
  const email = `${'a'.repeat(64)}@${'b'.repeat(186)}.org`;
  expect(problems({ subject: 'a'.repeat(120), message: 'a'.repeat(5_000) })).toEqual({});
  expect(problems({ email, subject: 'a'.repeat(121), message: 'a'.repeat(5_001) })).toEqual({
    email: 'Email address is limited to 254 characters',
    subject: 'Subject is limited to 120 characters',
    message: 'Message is limited to 5,000 characters',
  });
});

test.each([
  ['a NUL', '\0'],
  ['an escape', '\u001b'],
  ['half a character', '\ud83d'],
])('%s within a text is left out', (_what, character) => {
  const text = `a${character}b`;
  expect(contactSchema.validateSync({ ...valid, subject: text, message: text })).toEqual({
    ...valid,
    subject: 'ab',
    message: 'ab',
  });
});

test('a subject has one line, and a message speaks any language', () => {
  const subject = 'a\r\nBcc: b@example.org';
  expect(contactSchema.validateSync({ ...valid, subject }).subject).toBe('a Bcc: b@example.org');
  expect(problems({ message: 'Привет, مرحبا, 你好 👩‍🚀\n' })).toEqual({});
});

test.each<{ value: unknown }>([5, true, [], {}, ['a'], { toString: 'a' }].map((value) => ({ value })))(
  '$value is no text, and is not made one',
  ({ value }) => {
    expect(problems({ subject: value })).toEqual({ subject: 'Subject must be text' });
  },
);

test('the key is a UUID or missing', () => {
  const key = 'C0FFEE00-1234-4567-89AB-0123456789AB';
  expect(contactSchema.validateSync({ ...valid, idempotencyKey: key }).idempotencyKey).toBe(
    key.toLowerCase(),
  );
  for (const wrong of ['', 'key', 5, null, {}, `${key}0`]) {
    expect(problems({ idempotencyKey: wrong })).toHaveProperty('idempotencyKey');
  }
});

test.each([`a@${'a'.repeat(500_000)}`, `${'a.'.repeat(250_000)}@`])(
  'an address that is too long is not searched for what else is wrong with it',
  (email) => {
    const all = contactSchema.validate({ ...valid, email }, { abortEarly: false });
    return expect(all).rejects.toHaveProperty('errors', ['Email address is limited to 254 characters']);
  },
);
