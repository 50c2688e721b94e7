import { plainTextMaker } from './plain-text';

let toText: (html: string) => string;
beforeAll(async () => {
  toText = await plainTextMaker();
});

test.each([
  ['paragraphs and breaks', '<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['many breaks', '<p>One</p><br><br><br><br><p>Two</p>', 'One\n\nTwo'],
  ['lists', '<ul><li>Green prefix</li><li>3 kits</li></ul>', '• Green prefix\n• 3 kits'],
  ['headings and entities', '<h2>Title</h2><p>Text &amp; more &lt;b&gt;</p>', 'Title\n\nText & more <b>'],
  ['tables', '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'A B\nC'],
  ['a text without elements', 'One &euro;\ntwo', 'One € two'],
  ['links', '<a href="javascript:alert(1)">Read</a> on', 'Read on'],
  ['nothing visible', `<p>${'&nbsp;'.repeat(3)}</p>`, ''],
  ['nothing', '', ''],
])('%s become text', (_what, html, text) => {
  expect(toText(html)).toBe(text);
});

test.each([
  ['scripts and styles', '<script>alert(1)</script><style>p{}</style><svg><script>alert(1)</script></svg>'],
  ['pictures and comments', '<img src=x onerror=alert(1)><!-- hidden -->'],
  [
    'what browsers do not show',
    '<iframe srcdoc="x">hidden</iframe><template>hidden</template><noscript>x</noscript>',
  ],
  ['controls of terminals and of direction', '\u202E\u0000\u001b[31m&#x202E;&#x2067;&#x2069;'],
  ['an element that does not end', '<script>alert(1)'],
])('%s are left out', (_what, html) => {
  expect(
    toText(`<p>Text</p>${html}`)
      .replace(/[\u2067\u2069]/g, '')
      .trim(),
  ).toBe('Text');
});

test.each([
  '<div>'.repeat(4_000),
  '<b>'.repeat(1_000_000),
  'word '.repeat(1_000_000),
  '<a>x</a>'.repeat(3_000),
  '<table><tr><td>'.repeat(1_000),
  '<ul><li>'.repeat(2_400),
  '<!'.repeat(10_000),
])('a hostile text ends within the limit (%#)', (html) => {
  expect(toText(html).length).toBeLessThanOrEqual(3_000);
});
