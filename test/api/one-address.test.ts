import { type AccountSite, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
afterAll(() => site.stop());

/** Pages and files that functions generate, at addresses that exist. */
const addresses = () =>
  site.paths
    .filter((path) => !path.startsWith('/api/'))
    .map((path) => path.replace(':slug', 'season-6').replace(':file', `${'a'.repeat(32)}-40w30h.webp`));

const spellings: readonly [what: string, respell: (address: string) => string][] = [
  ['a parameter that no page has', (address) => `${address}?none=1`],
  ['what others append to links', (address) => `${address}?utm_source=chat&fbclid=x`],
  ['a name without a value', (address) => `${address}?x`],
  ['another site in the query', (address) => `${address}?//evil.example`],
  ['capital letters', (address) => address.toUpperCase()],
  ['a slash at its end', (address) => `${address}/`],
  ['all of that', (address) => `${address.toUpperCase()}/?none=1&none=2`],
  [
    'a letter in percent',
    (address) =>
      address
        .replace(/(?<=\/\w+\/)\w/, '%$&')
        .replace(/%(\w)/, (_, letter: string) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
];

test.each(spellings)(
  'an address with %s leads to the one that the page has, and costs nothing',
  async (_what, respell) => {
    const found = addresses();
    expect(found.length).toBeGreaterThan(6);
    const call = await site.another();
    site.database.commands.length = 0;
    for (const address of found.filter((each) => respell(each) !== each)) {
      const { status, headers, text } = await call(`GET ${respell(address)}`);
      expect([respell(address), status, headers.get('Location'), text]).toEqual([
        respell(address),
        301,
        address,
        '',
      ]);
      // If the CDN cached it under the address without the query, it would redirect the page to itself.
      expect([headers.get('Cache-Control'), headers.get('Netlify-CDN-Cache-Control')]).toEqual([
        'no-store',
        null,
      ]);
    }
    expect(site.database.commands).toEqual([]);
  },
);

test.each([
  ['/news?cursor=a&cursor=b', '/news?cursor=a'],
  ['/news?none=1&cursor=a', '/news?cursor=a'],
  ['/news?cursor=%61', '/news?cursor=a'],
  ['/NEWS/?cursor=a&utm_source=chat', '/news?cursor=a'],
  ['/news/season-6/picture.jpg?v=a&v=b', '/news/season-6/picture.jpg?v=a'],
])('a parameter that a page reads stays in its address, once: %s', async (address, one) => {
  const { status, headers } = await site.call(`GET ${address}`);
  expect([status, headers.get('Location')]).toEqual([301, one]);
  expect((await site.call(`GET ${one}`)).headers.get('Location')).not.toBe(one);
});

test('an address that no page has is refused', async () => {
  for (const path of ['//news', '//evil.example/news', '/news//season-6', '/news//', '/%6eews'])
    await expect(site.call(`GET https://spawnpoint.example${path}`)).rejects.toThrow('No function answers');
});
