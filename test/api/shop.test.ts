import { identity } from '#network/identity';
import { store } from '#network/store';
import {
  type ShopAnswer,
  type ShopQuestion,
  type ShopService,
  SHOP_TOKEN,
  SOLD_ID,
  startShopService,
  withStatus,
} from '../support/fakes/shop-service';
import { type AccountSite, type SiteResponse, startAccountSite } from '../support/server/account-site';

let service: ShopService;
let site: AccountSite;
beforeAll(async () => {
  service = await startShopService();
  site = await startAccountSite({
    ...service.variables,
    ADDRESS_LIMIT_FACTOR: '1',
  });
});
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  service.reset();
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

let visitors = 0;
const anotherAddress = () => `198.51.100.${String((visitors += 1))}`;
const buy = (body: unknown, ip = anotherAddress(), headers = {}): Promise<SiteResponse> =>
  site.call('POST /api/store/checkout', { body, ip, headers });
const ofBaskets = () => service.calls.filter(({ method }) => method === 'POST');

test('a package goes into a new basket of the player, and its checkout is the answer', async () => {
  const { status, body } = await buy({ packageId: SOLD_ID, player: ' Ａlex ' });
  const [created, filled] = ofBaskets();
  expect([status, body]).toEqual([200, { url: expect.stringMatching(`^${service.url}/checkout/`) }]);
  const page = `${identity.url}/store`;
  expect(created).toMatchObject({
    path: `/api/accounts/${SHOP_TOKEN}/baskets`,
    body: { complete_url: page, cancel_url: page, complete_auto_redirect: true, username: 'Alex' },
  });
  expect(filled?.body).toEqual({ package_id: Number(SOLD_ID), quantity: 1 });
  expect(ofBaskets()).toHaveLength(2);
});

test('nothing of a visitor reaches the shop but the package and the name', async () => {
  await buy({ packageId: SOLD_ID, player: 'Alex', custom: 'mine' }, '192.0.2.77', {
    'User-Agent': 'A browser',
    'Accept-Language': 'de',
    'X-Forwarded-For': '192.0.2.77',
    Referer: 'https://elsewhere.example/',
  });
  expect(JSON.stringify(service.calls)).not.toMatch(/192\.0\.2\.77|A browser|elsewhere|mine/);
  expect(ofBaskets()[0]?.headers['user-agent']).toContain(identity.url);
});

test.each([
  ['another package', { packageId: '1', player: 'Alex' }, 404, 'not_found'],
  ['no package', { player: 'Alex' }, 422, 'validation_failed'],
  ['a number', { packageId: Number(SOLD_ID), player: 'Alex' }, 422, 'validation_failed'],
  ['no player', { packageId: SOLD_ID }, 422, 'validation_failed'],
  ['no name on these servers', { packageId: SOLD_ID, player: 'No name!' }, 422, 'validation_failed'],
  ['a long name', { packageId: SOLD_ID, player: 'a'.repeat(17) }, 422, 'validation_failed'],
])('%s makes no basket', async (_what, body, status, code) => {
  const answer = await buy(body);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  expect(ofBaskets()).toEqual([]);
});

test('a call without the anti-forgery pair makes no basket', async () => {
  const answer = await buy({ packageId: SOLD_ID, player: 'Alex' }, anotherAddress(), { Cookie: '' });
  expect([answer.status, ofBaskets()]).toEqual([403, []]);
});

const links = (checkout: unknown) => ({ data: { links: { checkout } } });
const WRONG: readonly [what: string, question: ShopQuestion, answer: ShopAnswer][] = [
  ['does not know the token', 'basket', withStatus(404)],
  ['refuses the name', 'basket', withStatus(422, '{"detail":"The username is invalid."}')],
  ['is asked too often', 'packages', withStatus(429)],
  ['fails', 'packages', withStatus(500)],
  ['redirects', 'basket', withStatus(302, '', { Location: '/elsewhere' })],
  ['says HTML', 'packages', '<html>'],
  ['names no basket', 'basket', { data: {} }],
  ['names a path for a basket', 'basket', { data: { ident: '../../accounts/x' } }],
  ['names no checkout', 'packages', { data: {} }],
  ['names another host', 'packages', links('https://evil.example/checkout')],
  ['names another port of its host', 'packages', links('http://127.0.0.1:9/checkout')],
  ['names a script', 'packages', links('javascript:alert(1)')],
  ['names Tebex without encryption', 'packages', links('http://checkout.tebex.io/x')],
  ['names a list', 'packages', links(['https://checkout.tebex.io/x'])],
];
test.each(WRONG)(
  'a shop that %s is unavailable, and its own page is named',
  async (_what, question, answer) => {
    service.answers[question] = answer;
    const { status, body, headers } = await buy({ packageId: SOLD_ID, player: 'Alex' });
    expect([status, body.error.code, body.error.fields]).toEqual([
      503,
      'shop_unavailable',
      { shop: 'https://example.tebex.io/' },
    ]);
    expect(headers.get('Retry-After')).toBe('60');
  },
);

test('a basket that is named like a path is never asked for', async () => {
  service.answers.basket = { data: { ident: '../../accounts/x' } };
  await buy({ packageId: SOLD_ID, player: 'Alex' });
  expect(ofBaskets()).toHaveLength(1);
});

test('a checkout on Tebex is as good as one on the host of TEBEX_URL', async () => {
  service.answers.packages = links('https://checkout.tebex.io/checkout/1a');
  const { body } = await buy({ packageId: SOLD_ID, player: 'Alex' });
  expect(body).toEqual({ url: 'https://checkout.tebex.io/checkout/1a' });
});

test('two presses make two baskets', async () => {
  const both = [buy({ packageId: SOLD_ID, player: 'Alex' }), buy({ packageId: SOLD_ID, player: 'Alex' })];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});

test('one network fills 20 baskets a minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await buy({ packageId: SOLD_ID, player: 'Alex' }, '203.0.113.99')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await buy({ packageId: SOLD_ID, player: 'Alex' })).status).toBe(200);
});

test('staff reads that the shop failed, and no log has the token', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { token } = await site.add('Reviewer', 'reviewer');
  service.answers.basket = withStatus(500);
  const { background } = await buy({ packageId: SOLD_ID, player: 'Alex' });
  await background;
  const { failures } = (await site.call('GET /api/admin/services', { token })).body;
  expect(failures).toContainEqual(expect.objectContaining({ service: 'shop' }));
  expect(JSON.stringify(written.mock.calls)).not.toContain(SHOP_TOKEN);
});

describe('a site', () => {
  const start = async (variables: Record<string, string>, run: (other: AccountSite) => Promise<void>) => {
    const other = await startAccountSite(variables);
    try {
      await run(other);
    } finally {
      await other.stop();
    }
  };
  const body = { packageId: SOLD_ID, player: 'Alex' };

  test('without a token has no shop', async () => {
    await start({}, async (other) => {
      const answers = [
        await other.call('GET /api/store'),
        await other.call('POST /api/store/checkout', { body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    });
  });

  test('whose shop has never answered names the page of the network’s own data', async () => {
    service.answers.account = withStatus(500);
    await start(service.variables, async (other) => {
      const got = await other.call('GET /api/store');
      expect([got.status, got.body.error.code]).toEqual([503, 'shop_unavailable']);
      await got.background;
      const { token } = await other.add('Reviewer', 'reviewer');
      const { failures } = (await other.call('GET /api/admin/services', { token })).body;
      expect(failures).toEqual([expect.objectContaining({ service: 'shop', reason: 'status_500' })]);
      const bought = await other.call('POST /api/store/checkout', { body });
      expect([bought.status, bought.body.error.fields]).toEqual([503, { shop: store.sections[0]?.url }]);
    });
  });
});
