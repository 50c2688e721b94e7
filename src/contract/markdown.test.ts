import { CONTENT_LIMITS } from './content-fields';
import { markdownFault, parseMarkdown } from './markdown';

test.each([
  '[a](https://example.org/b?c#d)',
  '[a](mailto:alex@example.org)',
  '[a](/rules)',
  '[a](/)',
  '[a](/news/b "Title")',
  '<https://example.org>',
  '![a](/pictures/b.webp)',
  '`[a](javascript:b)`',
  '<a href="javascript:b">',
  'a\n\n> - **b**',
])('takes %s', (text) => expect(markdownFault(text)).toBeNull());

test.each([
  '[a](javascript:b)',
  '[a](JaVaScRiPt:b)',
  '[a](java&#10;script:b)',
  '[a](&#x6a;avascript:b)',
  '[a](//example.org)',
  '[a](http://example.org)',
  '[a](data:text/html,b)',
  '[a](ftp://example.org)',
  '[a](rules)',
  '[a](#part)',
  '[a]()',
  '[a](https://)',
  '[a](https://user@example.org)',
  '[a][b]\n\n[b]: vbscript:c',
  '<javascript:b>',
  '![a](https://example.org/b.png)',
  '![a](//example.org/b.png)',
  '[![a](javascript:b)](/rules)',
  '> 1. **[a](file:///b)**',
])('refuses %s', (text) => expect(markdownFault(text)).toMatch(/^The (?:link|picture) /));

/** Returns the target and the text of each link. */
const linksOf = (text: string) =>
  parseMarkdown(text).flatMap(({ children }) =>
    (children ?? []).flatMap(({ type, attrs }, at) =>
      type === 'link_open' ? [[attrs?.[0]?.[1], children?.[at + 1]?.content]] : [],
    ),
  );
const same = (address: string) => [address, address];

test.each([
  ['See https://example.org.', 'https://example.org'],
  ['https://example.org/a?b=c&d#e', 'https://example.org/a?b=c&d#e'],
  ['(https://example.org/a)', 'https://example.org/a'],
  ['https://en.wikipedia.org/wiki/Spawn_(game), and so on', 'https://en.wikipedia.org/wiki/Spawn_(game)'],
  ['(see https://en.wikipedia.org/wiki/Spawn_(game))', 'https://en.wikipedia.org/wiki/Spawn_(game)'],
  ['[https://example.org/a]', 'https://example.org/a'],
  ['“https://example.org/a”!', 'https://example.org/a'],
  ['"https://example.org/a"', 'https://example.org/a'],
  ['https://example.org/a?!', 'https://example.org/a'],
  ['https://example.org/a…', 'https://example.org/a'],
  ['_https://example.org/a_', 'https://example.org/a'],
  ['https://example.org/a_b/~c', 'https://example.org/a_b/~c'],
  ['**https://example.org/a**', 'https://example.org/a'],
  ['- https://example.org:8443/a', 'https://example.org:8443/a'],
  ['https://example.org/a\nnext', 'https://example.org/a'],
  ['「https://example.org/a」', 'https://example.org/a'],
  ['詳細はhttps://example.org/a', 'https://example.org/a'],
])('%s has a link', (text, address) => {
  expect(linksOf(text)).toEqual([same(address)]);
  expect(markdownFault(text)).toBeNull();
});

test.each([
  ['HTTPS://Example.org/A', 'https://Example.org/A'],
  ['[a](HTTPS://example.org)', 'https://example.org'],
  ['[a](Mailto:alex@example.org)', 'mailto:alex@example.org'],
  ['Join discord.gg/spawn.', 'https://discord.gg/spawn'],
  ['Discord.gg/spawn!', 'https://Discord.gg/spawn'],
  ['[a](discord.gg/spawn)', 'https://discord.gg/spawn'],
  ['[a](www.example.org)', 'https://www.example.org'],
  ['[a](example.org/path "Title")', 'https://example.org/path'],
  ['[a][b]\n\n[b]: example.org/path', 'https://example.org/path'],
  ['https://bücher.example/regal', 'https://xn--bcher-kva.example/regal'],
])('%s leads to %s', (text, target) => {
  expect(linksOf(text).map(([found]) => found)).toEqual([target]);
  expect(markdownFault(text)).toBeNull();
});

test('a link whose words are an address has one link', () => {
  expect(linksOf('[https://a.example](https://b.example)')).toEqual([
    ['https://b.example', 'https://a.example'],
  ]);
  expect(linksOf('<https://a.example>')).toEqual([same('https://a.example')]);
});

test.each([
  '`https://example.org`',
  '```\nhttps://example.org\n```',
  '    https://example.org',
  'https://',
  'https://user:secret@example.org/',
  'https://user@example.org/',
  'http://example.org',
  'ftp://example.org',
  '//example.org',
  'alex@example.org',
  'example.org and www.example.org',
  'discord.gg/',
  'http://discord.gg/spawn',
  'discord.gg/spawn/more',
  'notdiscord.gg/spawn',
  'my.discord.gg/spawn',
  '![https://example.org](/a.png)',
])('%s stays text', (text) => {
  expect(linksOf(text)).toEqual([]);
  expect(markdownFault(text)).toBeNull();
});

test('a backslash after the slash cannot make another host of it', () => {
  const [, inline] = parseMarkdown('[a](/\\\\evil.example)');
  expect(inline?.children?.[0]?.attrs).toEqual([['href', '/%5Cevil.example']]);
});

test('HTML is text', () => {
  const types = new Set(parseMarkdown('<b>a</b>\n\n<script>b</script>').map(({ type }) => type));
  expect([...types].filter((type) => type.startsWith('html'))).toEqual([]);
});

const filled = (part: string) => part.repeat(CONTENT_LIMITS.body).slice(0, CONTENT_LIMITS.body);
test.each([
  '[',
  '![',
  '[a](',
  '>',
  '> - ',
  '*',
  '*a ',
  '**a_',
  '`a',
  '1. ',
  '<a ',
  '&#',
  '\\',
  '[a]: b\n',
  '#\n',
  '\t- ',
  'https://',
  'https://a.b',
  'https://a.b/(',
  'https://a.b/[(',
  'https://a.b/"',
  'https://a.b/a.',
  ':https://a@',
  'discord.gg/',
  'discord.gg/a ',
])('is done with a whole text of %j, nested no deeper than a page can draw', (part) => {
  const depths = parseMarkdown(filled(part)).map(({ level }) => level);
  expect(Math.max(0, ...depths)).toBeLessThanOrEqual(100);
});
