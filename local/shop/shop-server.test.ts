import sharp from 'sharp';
import { store } from '#network/store';
import { readCatalogue } from '../../functions/shop/read-catalogue';
import { freePort } from '../site/listen';
import { type LocalShop, startShop } from './shop-server';

let shop: LocalShop;
let base = '';
beforeAll(async () => {
  shop = await startShop(await freePort('127.0.0.1'), {});
  base = shop.env['TEBEX_URL'] ?? '';
});
afterAll(() => shop.close());

const account = () => `${base}/api/accounts/${shop.env['TEBEX_TOKEN'] ?? ''}`;
const post = (url: string, body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) });

test('it sells what the network sells, and odd parcels', async () => {
  const catalogue = await readCatalogue(shop.env);
  const own = store.sections.map(({ title, items }) => [
    title,
    items.map((item) => [item.title, item.price]),
  ]);
  const sold = catalogue?.categories.map(({ name, packages }) => [
    name,
    packages.map((one) => [one.name, one.price]),
  ]);
  expect(sold?.slice(0, -1)).toEqual(own);
  expect(sold?.at(-1)?.[0]).toBe('Odd parcels');
  const parcels = catalogue?.categories.at(-1)?.packages ?? [];
  expect(parcels.map(({ price, before, type }) => [price, before, type])).toEqual([
    [15, 20, 'single'],
    [6, null, 'subscription'],
    [3, null, 'single'],
    [2, null, 'single'],
  ]);
  expect(parcels[0]?.saleEndsAt).not.toBeNull();
  expect(parcels[2]).toMatchObject({ text: 'Safe to read.\n\nNot a link', image: null });
});

test('its pictures are PNG, but for one that is gone', async () => {
  const catalogue = await readCatalogue(shop.env);
  const images = catalogue?.categories.flatMap(({ packages }) => packages.map(({ image }) => image)) ?? [];
  const found = await Promise.all(
    images
      .flatMap((image) => image ?? [])
      .map(async (image) => {
        const picture = await fetch(image);
        return picture.ok ? (await sharp(await picture.arrayBuffer()).metadata()).format : picture.status;
      }),
  );
  expect(new Set(found)).toEqual(new Set(['png', 404]));
  expect(found.filter((format) => format === 404)).toHaveLength(1);
});

test('a basket needs a username, takes packages of the shop, and leads to its checkout', async () => {
  expect((await post(`${account()}/baskets`, {})).status).toBe(422);
  const created = (await (await post(`${account()}/baskets`, { username: 'Alex' })).json()) as {
    data: { ident: string };
  };
  const packages = `${base}/api/baskets/${created.data.ident}/packages`;
  expect((await post(packages, { package_id: 1, quantity: 1 })).status).toBe(422);
  const filled = await post(packages, { package_id: 100_001, quantity: 1 });
  const { links } = (await filled.json()) as { links: { checkout: string } };
  expect(await (await fetch(links.checkout)).text()).toContain('Alex');
});

test.each([
  ['another token', () => `${base}/api/accounts/another`],
  ['another basket', () => `${base}/checkout/another`],
  ['another picture', () => `${base}/pictures/another.png`],
])('%s is not found, as documented', async (_what, url) => {
  const response = await fetch(url());
  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ status: 404 })]);
});

test('a body that is no JSON is a bad request', async () => {
  expect((await fetch(`${account()}/baskets`, { method: 'POST', body: '{' })).status).toBe(400);
});

test('it takes a port after the site’s, and another one while that is taken', async () => {
  const sitePort = await freePort('127.0.0.1');
  const [first, second] = [await startShop(sitePort, {}), await startShop(sitePort, {})];
  const ports = [first, second].map(({ env }) => Number(new URL(env['TEBEX_URL'] ?? '').port));
  expect(ports[0]).toBeGreaterThan(sitePort);
  expect(ports[1]).toBeGreaterThan(ports[0] ?? Infinity);
  await Promise.all([first.close(), second.close()]);
});

test('it is not started where a shop is named', async () => {
  const none = await startShop(1, { TEBEX_TOKEN: 'own' });
  expect(none.env).toEqual({});
  await none.close();
});
