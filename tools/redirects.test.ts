import { writeFile } from 'node:fs/promises';
import { loadRedirectRules } from '../local/site/redirect-rules';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { redirects } from './redirects';

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

test('/rewards leads to the vote page only where there is one', () => {
  expect(redirects({}, ['home'])).toBe('');
});
