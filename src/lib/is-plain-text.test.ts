import fc from 'fast-check';
import { parseMarkdown } from '@/contract/markdown';
import { isPlainText } from './is-plain-text';

/** True if the parser finds nothing but the text in one paragraph. */
const isParagraphOf = (text: string): boolean => {
  const [paragraph, inline, ...others] = parseMarkdown(text);
  const words = (inline?.children ?? []).map(({ type, content }) => (type === 'text' ? content : type));
  return paragraph?.type === 'paragraph_open' && others.length === 1 && words.join('') === text;
};

const MARKUP = [
  ...[
    '*',
    '**',
    '_',
    '`',
    '~~~',
    '#',
    '## ',
    '>',
    '- ',
    '+ ',
    '1. ',
    '2) ',
    '---',
    '===',
    '    ',
    '\t',
    '\n',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '<',
    '&amp;',
    '&',
    ';',
    '\\',
    '|',
    ':',
    '!',
    '.',
    ' ',
    'a',
    'é',
    '漢',
    '1',
  ],
  ...[
    'https://',
    'HTTPS://a.b',
    'http://a.b',
    'discord.gg/',
    'Discord.GG/a',
    'www.a.b',
    'a.b',
    'mailto:',
    'a@b.c',
  ],
];

test('text that counts as plain is one paragraph without markup to the parser', () => {
  const texts = fc
    .array(fc.constantFrom(...MARKUP), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(texts, (text) => !isPlainText(text) || isParagraphOf(text)),
    { numRuns: 5_000 },
  );
});

test.each([
  'Port 25565, version 1.20.4: that is all.',
  'Ask (in chat) for 50% – it’s “free”!',
  'Play on play.example.org:25565 = fun; #1 of 2.',
])('%s is plain', (text) => expect(isPlainText(text)).toBe(true));

test.each(['See https://example.org.', 'Join discord.gg/spawn.', 'Join Discord.gg/spawn.'])(
  '%s has an address, which becomes a link',
  (text) => expect(isPlainText(text)).toBe(false),
);
