import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { answerHtml } from './answer-html';

test.each([
  ['paragraphs and breaks', 'one\ntwo  \nthree\n\nfour', '<p>one\ntwo<br>\nthree</p>\n<p>four</p>'],
  ['emphasis', '*a* **b**', '<p><em>a</em> <strong>b</strong></p>'],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a list with numbers', '3. one\n4. two', '<ol start="3">\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['a heading', '# One', '<h1>One</h1>'],
])('%s', (_what, markdown, html) => expect(answerHtml(markdown)).toBe(html));

test.each([
  ['code', 'Type `/spawn <name>`.', '<p>Type /spawn &lt;name&gt;.</p>'],
  ['a block of code', '```sh\na\n  b & c\n```', '<p>a<br>  b &amp; c</p>'],
  ['a quote', '> said', '<p>said</p>'],
  ['a picture', '![The *big* door](/door.png) opens.', '<p>The big door opens.</p>'],
  ['a line', 'one\n\n---\n\ntwo', '<p>one</p>\n<p>two</p>'],
])('of %s the text remains', (_what, markdown, html) => expect(answerHtml(markdown)).toBe(html));

test.each([
  ['another site', '[here](https://example.org/?a=1&b="2")', 'https://example.org/?a=1&amp;b=%222%22'],
  ['a page', `[here](${pages.terms.path}#use "Title")`, `${identity.url}${pages.terms.path}#use`],
  ['a file', '[here](/map.pdf)', `${identity.url}/map.pdf`],
  ['an email address', '[here](mailto:a@example.org)', 'mailto:a@example.org'],
])('a link to %s has an absolute address', (_what, markdown, address) =>
  expect(answerHtml(markdown)).toBe(`<p><a href="${address}">here</a></p>`),
);

test('an address in the text is a link', () =>
  expect(answerHtml('See https://example.org.')).toBe(
    '<p>See <a href="https://example.org">https://example.org</a>.</p>',
  ));

test('forbidden links, and those to pages that the network lacks, are text among others', () => {
  aNetwork({ pages: { pages: { rules: { off: true } } } });
  expect(
    answerHtml(`[a](javascript:b) [c](${pages.rules.path}) [**d**](/news/e) [f](http://example.org)`),
  ).toBe(`<p>a c <a href="${identity.url}/news/e"><strong>d</strong></a> f</p>`);
});

test('markup in the text is text', () =>
  expect(answerHtml('<b>a</b> &lt;i> </script>')).toBe(
    '<p>&lt;b&gt;a&lt;/b&gt; &lt;i&gt; &lt;/script&gt;</p>',
  ));

test.each(['---', '[a]: /rules', '![](/door.png)', '&nbsp;'])('%j says nothing', (markdown) =>
  expect(answerHtml(markdown)).toBe(''),
);
