import { writeFile } from 'node:fs/promises';
import { ARTS } from '@/contract/content-fields';
import { addressesOf } from '@/lib/picture-files';
import { loadRedirectRules } from '../local/site/redirect-rules';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { formerPictures, redirects, rewrites } from './redirects';

const folder = setUpFolder();

test('the platform leads from older addresses on, as they are asked for', async () => {
  const formerly = {
    '/shop': '/store',
    '/caf%C3%A9': 'https://cafe.example/ä?b=c#d',
    '/200': '/vote#rewards',
    '/a:b': '/store',
  };
  await writeFile(folder('_redirects'), redirects(formerly, ['home', 'vote']));
  const rules = await loadRedirectRules(folder(), undefined);
  const leadsTo = (path: string) =>
    rules
      .match(new URL(path, 'https://site.example'), new Headers())
      ?.target.href.replace('https://site.example', '');
  expect(['/shop', '/shop/', '/café', '/200', '/a:b', '/rewards', '/shop/x'].map(leadsTo)).toEqual([
    '/store',
    '/store',
    'https://cafe.example/%C3%A4?b=c#d',
    '/vote#rewards',
    '/store',
    '/vote#rewards',
    undefined,
  ]);
});

test('a picture is found under each address that it had under a former name', () => {
  const now = ARTS.flatMap(addressesOf);
  const moved = formerPictures();
  expect(moved['/media/art/duels-640.avif']).toBe('/media/art/islands-640.avif');
  expect(moved['/media/art/duels.webp']).toBe('/media/art/islands.webp');
  for (const [from, to] of Object.entries(moved))
    expect([now.includes(from), now.includes(to)]).toEqual([false, true]);
});

test('/rewards leads to the vote page only where there is one', () => {
  expect(redirects({}, ['home'])).toBe('');
});

test('a page is rewritten to the function that serves its document, each to an address of its own', async () => {
  await writeFile(folder('_redirects'), rewrites(['/', '/rules', '/apply/form']));
  const rules = await loadRedirectRules(folder(), undefined);
  const found = (path: string) => rules.match(new URL(path, 'https://site.example'), new Headers());
  for (const path of ['/', '/rules', '/apply/form'])
    expect(found(path)).toMatchObject({
      target: { pathname: `/.netlify/functions/documents${path}` },
      status: 200,
      force: true,
    });
  expect(found('/rules?from=mail')?.target.search).toBe('?from=mail');
  for (const path of ['/apply', '/rules/index.html', '/admin', '/sw.js']) expect(found(path)).toBeUndefined();
});
