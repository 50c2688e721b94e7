import * as v from 'valibot';
import { httpsUrl, origin, template } from './address-fields';
import { id, mediaFile, oneOf, text } from './fields';

/** Returns the parsed value, or the error message. */
const read = (schema: v.GenericSchema<unknown, unknown>, written: unknown): unknown => {
  const result = v.safeParse(schema, written);
  return result.success ? result.output : result.issues.map(({ message }) => message);
};

test.each([
  ['a control character', 'Rules\u0000', 'Rules'],
  ['colors of a terminal', '\u001B[1mRules\u001B[0m', 'Rules'],
  ['half of a character', 'Rules \uD83D', 'Rules'],
  ['a mark that turns what follows it round', '\u202ERules', 'Rules'],
  ['a mark without its end', '\u2067Rules', '\u2067Rules\u2069'],
  ['the line breaks of another system', 'Be kind.\r\nBe fair.', 'Be kind.\nBe fair.'],
])('a text with %s is read without it', (_what, written, said) => {
  expect(read(text, written)).toBe(said);
});

test.each([
  ['', 'must not be empty'],
  [' \u0007', 'must not be empty'],
  ['\u200B', 'must have a character that can be seen'],
  ['\u2067', 'must have a character that can be seen'],
])('%j is no text', (written, said) => {
  expect(read(text, written)).toEqual([said]);
});

test.each([
  'https:example.org',
  'https:/example.org',
  'https:\\\\example.org',
  'https://a.example/a b',
  'https:///a',
])('%s, which some browsers take for a page of the same site, is no address', (url) => {
  expect(read(httpsUrl, url)).toEqual([expect.stringMatching(/^must be an address that begins with https:/)]);
});

test.each(['*.example.org', 'a;script-src', "a'b.example", 'a,b.example'])(
  'a host that would mean something to a policy, %s, is refused',
  (host) => {
    expect(read(origin, `https://${host}`)).toEqual([expect.stringMatching(/^must be https:/)]);
    expect(read(template('name'), `https://${host}/{name}`)).toEqual([
      expect.stringMatching(/^must be an address like/),
    ]);
  },
);

test('what cannot be written in words is none of them', () => {
  expect(read(oneOf(['red', 'green']), Object.create(null))).toEqual(['must be one of red, green']);
});

test('the id that the title of a part has is no part’s', () => {
  expect(read(id, 'chat-title')).toEqual(['must be another one: the page itself has chat-title']);
});

test('of a file that ends in capitals it is said how to write it, not that it is of another kind', () => {
  const picture = mediaFile(['png', 'jpg'], 'must be a PNG');
  expect(read(picture, 'media/Logo.png')).toBe('media/Logo.png');
  expect(read(picture, 'media/Logo.PNG')).toEqual([expect.stringMatching(/^must end in small letters: /)]);
  expect(read(picture, 'media/Logo.GIF')).toEqual(['must be a PNG']);
});
