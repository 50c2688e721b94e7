import type { ServerResponse } from 'node:http';
import type { Catalogue } from '@/contract/shop';
import {
  type ShopAnswer,
  type ShopQuestion,
  type ShopService,
  soldCategory,
  soldPackage,
  startShopService,
  withStatus,
} from '../../test/support/fakes/shop-service';
import { callFunction } from '../../test/support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock, limitBy } from '../../test/support/server/fake-clock';
import { testAuthContext } from '../../test/support/server/test-auth-context';
import { openDatabase } from '../core/database/database';
import { serve } from '../core/http/serve';
import type { LogEntry } from '../core/log';
import { buildShop } from './build-shop';
import { shopRoutes } from './routes';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let service: ShopService;
let database: TestDatabase;
let clock: FakeClock;
let logged: LogEntry[];
beforeAll(async () => {
  [service, database] = await Promise.all([startShopService(), startTestDatabase()]);
});
beforeEach(async () => {
  service.reset();
  await database.redis.flushdb();
  clock = new FakeClock();
  logged = [];
});
afterAll(() => Promise.all([service.stop(), database.stop()]));

/** Starts an instance, whose `get` is `GET /api/store`. */
function startInstance(address: TestDatabase | null = database) {
  const { TEBEX_TOKEN: token, TEBEX_URL: url } = service.variables;
  const log = (entry: LogEntry) => void logged.push(entry);
  const shop = buildShop(openDatabase(address, 5_000), { token, url }, 'https://site.example', clock, log);
  const handler = serve(shopRoutes(shop), testAuthContext());
  const get = async (headers: HeadersInit = {}) => {
    const { response } = await callFunction(handler, '/api/store', { headers });
    const body = (response.status === 304 ? null : await response.json()) as Catalogue;
    return { status: response.status, headers: response.headers, body };
  };
  return { get };
}

/** Lets time pass, and what is kept for that long expire. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await database.redis.del(...(await database.redis.keys('shop:asked:*')), 'none');
}
const asked = () => service.calls.filter(({ path }) => path.includes('/categories')).length;

test('the catalogue is the shop’s, as text, with what the CDN needs to know', async () => {
  const { get } = startInstance();
  const { status, body, headers } = await get();
  expect(status).toBe(200);
  expect(body).toEqual({
    fetchedAt: new Date(clock.now()).toISOString(),
    stale: false,
    currency: 'USD',
    shop: 'https://example.tebex.io/',
    categories: [
      {
        id: '2678660',
        name: 'Ranks',
        text: '',
        packages: [
          {
            id: '6276316',
            name: 'VIP',
            text: 'A first thank-you.',
            image: null,
            type: 'single',
            price: 5,
            before: null,
            saleEndsAt: null,
          },
        ],
      },
    ],
  });
  expect(headers.get('Netlify-Cache-Tag')).toBe('store');
  expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, durable, max-age=300,/);
  expect((await get({ 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
});

test('all instances together ask once in five minutes, and each looks once', async () => {
  const [first, second] = [startInstance(), startInstance()];
  for (const instance of [first, second, first, second, startInstance()])
    expect((await instance.get()).status).toBe(200);
  expect(asked()).toBe(1);
  await pass(5 * MINUTE_MS - 1);
  database.commands.length = 0;
  await first.get();
  expect(database.commands).toEqual([]);
  await pass(1);
  await Promise.all([first.get(), second.get(), startInstance().get(), startInstance().get()]);
  expect(asked()).toBe(2);
});

test.each([
  ['http://example.tebex.io/', 'https://example.tebex.io/'],
  ['https://shop.example.org', 'https://shop.example.org/'],
])('the shop’s page %s is linked over https', async (webstore_url, page) => {
  service.answers.account = { data: { currency: 'USD', webstore_url } };
  expect((await startInstance().get()).body.shop).toBe(page);
});

test('callers at the same moment share one question', async () => {
  const { get } = startInstance();
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked()).toBe(1);
});

/** Every package in it is as documented but for one thing. */
const rotten = [
  soldPackage({ id: 2, base_price: '4.99', total_price: '4.99' }),
  soldPackage({ id: 3, currency: 'EUR' }),
  soldPackage({ id: 4, total_price: -1 }),
  soldPackage({ id: 5, total_price: 1e12 }),
  soldPackage({ id: 6, type: 'barter' }),
  soldPackage({ id: 7, name: ' \u202E ' }),
  soldPackage({ id: '8' }),
  soldPackage({ id: 9, sales_tax: 6 }),
  null,
  'package',
  [],
];
const half = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"data":[');
  response.destroy();
};

const WRONG: readonly [what: string, question: ShopQuestion, answer: ShopAnswer, reason: string][] = [
  ['an unknown token', 'account', withStatus(404, '{"status":404}'), 'status_404'],
  ['too many questions', 'categories', withStatus(429), 'rate_limited'],
  ['a fault', 'categories', withStatus(500, 'error'), 'status_500'],
  ['HTML', 'categories', '<!doctype html><h1>Just a moment...</h1>', 'not_json'],
  ['half an answer', 'categories', half, 'no_answer'],
  [
    '5 MB',
    'categories',
    JSON.stringify({ data: [soldCategory([], { description: 'x'.repeat(5e6) })] }),
    'too_long',
  ],
  ['a redirect', 'categories', withStatus(302, '', { Location: '/elsewhere' }), 'no_answer'],
  ['no list', 'categories', { data: {} }, 'bad_answer'],
  ['null', 'categories', 'null', 'bad_answer'],
  ['nothing but rubbish', 'categories', { data: [soldCategory(rotten)] }, 'bad_answer'],
  ['rubbish for categories', 'categories', { data: [1, null, { id: 1 }] }, 'bad_answer'],
  ['no currency', 'account', { data: { webstore_url: 'https://example.tebex.io' } }, 'bad_answer'],
  [
    'a script as page',
    'account',
    { data: { currency: 'USD', webstore_url: 'javascript:alert(1)' } },
    'bad_answer',
  ],
  [
    'a page with a name',
    'account',
    { data: { currency: 'USD', webstore_url: 'https://a:b@example.org' } },
    'bad_answer',
  ],
];

test.each(WRONG)('%s never replaces the last good catalogue', async (_what, question, answer, reason) => {
  await startInstance().get();
  service.answers[question] = answer;
  await pass(5 * MINUTE_MS);
  const { get } = startInstance();
  const { status, body, headers } = await get();
  expect([status, body.stale, body.categories[0]?.packages[0]?.name]).toEqual([200, true, 'VIP']);
  expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/max-age=60,/);
  expect(logged).toEqual([{ level: 'warn', event: 'shop_failed', reason }]);
  service.reset();
  await pass(5 * MINUTE_MS);
  expect((await get()).body.stale).toBe(false);
  expect(logged.at(-1)).toEqual({ level: 'info', event: 'shop_answered' });
});

test('a shop that hangs is given up', async () => {
  service.answers.categories = () => undefined;
  limitBy(clock);
  const answer = startInstance().get();
  await clock.untilWaitingFor(4_000);
  clock.advance(4_000);
  expect((await answer).status).toBe(503);
});

test('without a catalogue, or with one that is a day old, the shop is unavailable, and asked once in five minutes', async () => {
  service.answers.categories = withStatus(500);
  const { get } = startInstance();
  const { status, body } = await get();
  expect([status, body]).toEqual([503, { error: { code: 'shop_unavailable', message: expect.any(String) } }]);
  clock.advance(MINUTE_MS - 1);
  database.commands.length = 0;
  await get();
  expect(database.commands).toEqual([]);
  clock.advance(1);
  await Promise.all([get(), startInstance().get()]);
  expect(asked()).toBe(1);
  service.reset();
  await pass(4 * MINUTE_MS);
  expect((await get()).status).toBe(200);
  service.answers.account = withStatus(500);
  await pass(DAY_MS - 1);
  expect((await get()).body.stale).toBe(true);
  await pass(MINUTE_MS);
  expect((await get()).status).toBe(503);
  expect(logged.map(({ event }) => event)).toEqual(['shop_failed', 'shop_answered', 'shop_failed']);
});

test('without a database, an instance asks for itself, once in five minutes', async () => {
  const { get } = startInstance(null);
  expect((await get()).status).toBe(200);
  service.answers.categories = withStatus(500);
  for (let minute = 0; minute < 5; minute += 1) {
    clock.advance(MINUTE_MS);
    expect((await get()).status).toBe(200);
  }
  expect(asked()).toBe(2);
});

test('a record that nobody can read is a missing one', async () => {
  await startInstance().get();
  const [key = ''] = await database.redis.keys('shop:catalogue:*');
  await database.redis.set(key, '{"categories":[{}]}');
  await pass(5 * MINUTE_MS);
  expect((await startInstance().get()).body.currency).toBe('USD');
});

test('what is not as documented is left out alone, and logged once', async () => {
  service.answers.categories = {
    data: [
      soldCategory([...rotten, soldPackage(), soldPackage({ name: 'Twice' })]),
      null,
      soldCategory([soldPackage({ id: 20 })], { id: 21, name: 5 }),
      soldCategory(null, { id: 22 }),
    ],
  };
  const { get } = startInstance();
  const { body } = await get();
  expect(body.categories.map(({ packages }) => packages.map(({ id }) => id))).toEqual([['6276316']]);
  expect(JSON.stringify(body)).not.toMatch(/Twice|barter/);
  await pass(5 * MINUTE_MS);
  await get();
  expect(logged).toEqual([
    {
      level: 'warn',
      event: 'shop_left_out',
      count: 14,
      named: expect.arrayContaining(['package 2', 'package 9']),
    },
  ]);
});

test('10,000 packages are bounded', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ id: index + 1, name: 'P', type: 'single', base_price: 1, total_price: 1, currency: 'USD' },
  }));
  service.answers.categories = { data: [soldCategory(many), soldCategory(many, { id: 2 })] };
  const { body } = await startInstance().get();
  expect(body.categories.flatMap(({ packages }) => packages)).toHaveLength(500);
});
