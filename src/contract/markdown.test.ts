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
])('is done with a whole text of %j, nested no deeper than a page can draw', (part) => {
  const depths = parseMarkdown(filled(part)).map(({ level }) => level);
  expect(Math.max(0, ...depths)).toBeLessThanOrEqual(100);
});
