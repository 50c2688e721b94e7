import { writeFile } from 'node:fs/promises';
import { ARTS } from '@/contract/content-fields';
import { addressesOf } from '@/lib/picture-files';
import { loadRedirectRules } from '../local/site/redirect-rules';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { formerPictures, redirects } from './redirects';

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
