import { completedLink, isSiteLink } from './site-link';

test.each([
  ['discord.gg/spawn', 'https://discord.gg/spawn'],
  ['Discord.GG/Spawn', 'https://Discord.GG/Spawn'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org/path?a=b#c', 'https://example.org/path?a=b#c'],
  ['example.org:8443/path', 'https://example.org:8443/path'],
  ['play.example.co.uk', 'https://play.example.co.uk'],
  ['b\u00FCcher.example/regal', 'https://b\u00FCcher.example/regal'],
  ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ['HTTPS://example.org/A', 'https://example.org/A'],
  ['MailTo:alex@example.org', 'mailto:alex@example.org'],
])('%s becomes %s, which a link may be', (typed, completed) => {
  expect(completedLink(typed)).toBe(completed);
  expect(isSiteLink(completed)).toBe(true);
});

test.each([
  ...['https://example.org', 'mailto:alex@example.org', '/rules', '/a.b/c'],
  ...[
    'rules',
    'rules.html',
    'news/finals',
    'map.png',
    'mods.zip',
    '#part',
    '',
    '.',
    'example.',
    '.org',
    '1.21',
  ],
  ...['//example.org', '\\example.org', 'http://example.org', 'javascript:alert(1)', 'alex@example.org'],
  ...['example.org\\path', 'a..org', '-a.org', 'example.org path'],
])('%j stays as it is', (typed) => expect(completedLink(typed)).toBe(typed));
