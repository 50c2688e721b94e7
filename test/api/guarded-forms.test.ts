import { randomUUID } from 'node:crypto';
import { API_PATHS } from '@/contract/paths';
import { startTurnstileService, type TurnstileService } from '../support/fakes/turnstile-service';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

let service: TurnstileService;
let site: AccountSite;
beforeAll(async () => {
  service = await startTurnstileService();
  site = await startAccountSite({
    TURNSTILE_SITE_KEY: '0x4AAAAAAAsite',
    TURNSTILE_SECRET: service.secret,
    TURNSTILE_VERIFY_URL: service.url,
  });
});
beforeEach(async () => {
  service.forms.length = 0;
  await site.database.redis.flushdb();
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

/** A stranger's request for each form, created fresh each time. */
const forms: [name: string, path: string, body: () => object, success: number][] = [
  ['the contact form', API_PATHS.contact, () => ({ ...visitorMessage, idempotencyKey: randomUUID() }), 202],
  [
    'a registration',
    API_PATHS.register,
    () => ({ username: 'Alex', email: 'alex@example.org', password: 'correct horse battery' }),
    201,
  ],
  ['an application', API_PATHS.applications, () => applicationFor('Architect'), 201],
];
const send = (path: string, body: object, token?: string) =>
  site.call(`POST /api${path}`, { body, ip: '198.51.100.9', ...(token !== undefined && { token }) });
const stored = async () =>
  (await site.database.redis.keys('*')).filter((key) => !/^(?:limit:|site:failures$)/.test(key));

describe.each(forms)('%s', (_name, path, body, success) => {
  test('is taken with a token that the service knows, from the address that it came from', async () => {
    const { status } = await send(path, { ...body(), turnstileToken: service.issue() });
    expect(status).toBe(success);
    expect(service.forms).toEqual([expect.objectContaining({ remoteip: '198.51.100.9' })]);
  });

  test.each([
    ['without a token', undefined],
    ['with an empty one', ''],
    ['with one that the service does not know', 'made-up'],
  ])('%s is refused, says what to do, and leaves nothing behind', async (_what, turnstileToken) => {
    const { status, body: said } = await send(path, { ...body(), turnstileToken });
    expect([status, said.error.code, Object.keys(said.error.fields)]).toEqual([
      422,
      'validation_failed',
      ['turnstileToken'],
    ]);
    expect(said.error.message).toMatch(/check in the form again/);
    expect(await stored()).toEqual([]);
  });

  test('is refused while the service does not answer, for the time being', async () => {
    service.next.push('500', '500');
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { status, body: said, headers } = await send(path, { ...body(), turnstileToken: service.issue() });
    expect([status, said.error.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '60']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('guard_failed'));
    expect(await stored()).toEqual([]);
  });
});

test.each(forms.filter(([, path]) => path !== API_PATHS.register))(
  '%s that is sent again with its key needs no other token',
  async (_name, path, body, success) => {
    const sent = body();
    await send(path, { ...sent, turnstileToken: service.issue() });
    expect((await send(path, sent)).status).toBe(success);
    expect(service.forms).toHaveLength(1);
  },
);

test('whoever is signed in applies without a token', async () => {
  const { token } = await site.add('Alex');
  expect((await send(API_PATHS.applications, applicationFor('Architect'), token)).status).toBe(201);
  expect(service.forms).toEqual([]);
});

test('a made-up bearer makes no stranger an applicant with an account', async () => {
  const { status } = await send(API_PATHS.applications, applicationFor('Architect'), 'made-up');
  expect(status).toBe(401);
  expect(await stored()).toEqual([]);
});

describe('where the variables are not set', () => {
  let open: AccountSite;
  beforeAll(async () => {
    open = await startAccountSite();
  });
  afterAll(() => open.stop());

  test.each(forms)('%s needs no token', async (_name, path, body, success) => {
    expect((await open.call(`POST /api${path}`, { body: body() })).status).toBe(success);
  });
});
