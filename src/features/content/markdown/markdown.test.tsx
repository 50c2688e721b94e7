import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/theme/theme';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { Markdown } from './markdown';

const show = (text: string) => renderWithProviders(<Markdown text={text} />).container;
const ID = 'a'.repeat(32);
const html = (text: string) =>
  (show(text).firstElementChild?.innerHTML ?? '').replaceAll(/ class="[^"]*"/g, '');

it('puts headings below the one of the page', () => {
  show('# One\n\n## Two\n\n###### Six');
  expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 6, name: 'Six' })).toBeVisible();
});

it('puts headings below a deeper one where it stands under such', () => {
  renderWithProviders(<Markdown text="# One" under={3} />);
  expect(screen.getByRole('heading', { level: 4, name: 'One' })).toBeVisible();
});

it.each([
  [
    'paragraphs and breaks',
    'one\ntwo  \nthree\n\nfour',
    '<p dir="auto">one\ntwo<br>three</p><p dir="auto">four</p>',
  ],
  [
    'emphasis',
    '*a* **b** `c`',
    '<p dir="auto"><em>a</em> <strong>b</strong> <code dir="auto" translate="no">c</code></p>',
  ],
  ['a tight list', '- one\n- two', '<ul dir="auto"><li>one</li><li>two</li></ul>'],
  ['a loose list', '- one\n\n- two', '<ul dir="auto"><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['a list with numbers', '3. one\n4. two', '<ol start="3" dir="auto"><li>one</li><li>two</li></ol>'],
  ['a quote', '> said', '<blockquote dir="auto"><p>said</p></blockquote>'],
  ['code', '```sh\nls <x>\n```', '<pre dir="auto"><code translate="no">ls &lt;x&gt;\n</code></pre>'],
  ['a line', '---', '<hr>'],
  [
    'a picture',
    '![A *big* one](/a.png "t")',
    '<p dir="auto"><img alt="A big one" loading="lazy" src="/a.png"></p>',
  ],
  [
    'an uploaded picture, whose address an earlier text has in another form',
    `![One](/uploads/${ID}-1600x900.webp)`,
    `<p dir="auto"><img alt="One" loading="lazy" width="1600" height="900" sizes="(min-width: 800px) 720px, 100vw" srcset="/uploads/${ID}-800w450h.webp 800w, /uploads/${ID}-1600w900h.webp 1600w" src="/uploads/${ID}-1600w900h.webp"></p>`,
  ],
])('shows %s', (_name, text, shown) => {
  expect(html(text)).toBe(shown);
});

describe('links', () => {
  it('to another site open apart, unknown to it and unfollowed', () => {
    show('[elsewhere](https://example.org/a)');
    const link = screen.getByRole('link', { name: 'elsewhere (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.org/a');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['HTTPS://example.org/a', 'https://example.org/a'],
    ['discord.gg/spawn', 'https://discord.gg/spawn'],
  ])('to %s are completed', (target, completed) => {
    show(`[elsewhere](${target})`);
    const link = screen.getByRole('link', { name: 'elsewhere (opens in a new tab)' });
    expect(link).toHaveAttribute('href', completed);
  });

  it('that stand bare in a text are links, and in code they are not', () => {
    show('See https://example.org/a_(b)), or `https://example.org/c`.');
    const link = screen.getByRole('link', { name: 'https://example.org/a_(b) (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.org/a_(b)');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each(['/rules#chat', '/feed.xml', 'mailto:team@example.org'])('to %s stay plain', (target) => {
    show(`[here](${target})`);
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', target);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });
});

describe('a link to', () => {
  const isFollowed = (target: string): boolean => {
    let followed = false;
    const look = (event: MouseEvent) => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    show(`[here](${target})`);
    window.addEventListener('click', look, { once: true });
    fireEvent.click(screen.getByRole('link'));
    return followed;
  };

  it.each(['/rules#chat', '/news/finals'])('%s is followed without loading a document', (target) => {
    expect(isFollowed(target)).toBe(true);
  });

  it.each(['/feed.xml', '/news/finals/picture.jpg'])('%s is left to the browser', (target) => {
    expect(isFollowed(target)).toBe(false);
  });
});

describe('of a hostile text', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](&#106;avascript:alert(1))',
    '<javascript:alert(1)>',
    '![x](https://evil.example/pixel.png)',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,x)',
  ])('%s is words alone', (text) => {
    const shown = show(text);
    expect(shown.querySelector('a, img')).toBeNull();
    expect(shown).toHaveTextContent(/\w/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="/"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '```"><script>\nalert(1)\n```',
  ])('%s is text', (text) => {
    const shown = show(text);
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(shown.querySelector('script, img, svg, iframe, style, [onerror], [onload]')).toBeNull();
  });

  it.each([
    ['emphasis', `${'*a '.repeat(3000)}${'b* '.repeat(3000)}`],
    ['quotes', '>'.repeat(10_000)],
    ['lists', '- '.repeat(5000)],
    ['links', `${'['.repeat(5000)}x${'](/a)'.repeat(2500)}`],
    ['pictures', `${'!['.repeat(4000)}x${'](/a)'.repeat(2400)}`],
  ])('thousands of nested %s are drawn flat, in the browser and on the server', (_name, text) => {
    const shown = show(text);
    const depth = Math.max(...[...shown.querySelectorAll('*')].map(depthOf));
    expect(depth).toBeLessThan(70);
    const page = (
      <ThemeProvider theme={theme}>
        <Markdown text={text} />
      </ThemeProvider>
    );
    expect(renderToString(page).length).toBeGreaterThan(0);
  });

  it('keeps every word of what nests too deep', () => {
    const words = Array.from({ length: 100 }, (_, index) => `w${String(index)}`);
    const shown = show(`${words.map((word) => `*${word} `).join('')}${'x* '.repeat(100)}`);
    for (const word of words) expect(shown).toHaveTextContent(word);
  });
});

function depthOf(element: Element): number {
  let depth = 0;
  for (let at = element.parentElement; at; at = at.parentElement) depth += 1;
  return depth;
}
