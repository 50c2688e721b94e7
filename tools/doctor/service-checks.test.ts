import { unusedAddress } from '../../test/support/fakes/game-server';
import { soldCategory, soldPackage } from '../../test/support/fakes/shop-service';
import { TEST_SECRET } from '../../test/support/fakes/turnstile-service';
import { type Broken, CANARY, useDoctor, wrongIn } from '../../test/support/server/doctor-stage';

const stage = useDoctor();
const { look, expectOnly } = stage;

test('a forwarding service that takes forms alone is one', async () => {
  stage.outside.form.answer = (response) => void response.writeHead(405, { Allow: 'POST' }).end();
  expect(wrongIn(await look())).toEqual([]);
});

test('keys for tests are named, and are no fault', async () => {
  const verdicts = await look({ TURNSTILE_SECRET: TEST_SECRET });
  expect(verdicts.find(({ name }) => name === 'Turnstile')).toMatchObject({
    state: 'unknown',
    text: expect.stringContaining('your own keys'),
  });
  expect(wrongIn(verdicts)).toEqual([]);
});

test.each<[what: string, name: string, advice: RegExp, Broken]>([
  [
    'a webhook that was deleted',
    'Webhook',
    /status 404.*Create a new one/,
    async () => {
      stage.outside.chat.mode = 'gone';
      return [{}];
    },
  ],
  [
    'a chat that is away',
    'Webhook',
    /does not answer/,
    async () => [{ APPLICATIONS_WEBHOOK_URL: `http://${await unusedAddress()}/${CANARY}` }],
  ],
  [
    'a mail server that refuses the password',
    'Mail',
    /rejects the user and password/,
    async () => [{ MAIL_URL: stage.mailUrl(`${CANARY}-not`) }],
  ],
  [
    'a mail server that is away',
    'Mail',
    /host, port/,
    async () => [{ MAIL_URL: `smtp://site:${CANARY}@${await unusedAddress()}` }],
  ],
  [
    'a mail service that does not know the key',
    'Mail',
    /Create a new key/,
    async () => [{ MAIL_URL: `resend:${CANARY}-not` }],
  ],
  [
    'a forwarding service that is away',
    'Contact form',
    /CONTACT_FORWARD_URL/,
    async () => [{ CONTACT_FORWARD_URL: `http://${await unusedAddress()}/${CANARY}` }],
  ],
  [
    'a forwarding service that is closed',
    'Contact form',
    /status 503/,
    async () => {
      stage.outside.form.answer = (response) => void response.writeHead(503).end();
      return [{}];
    },
  ],
  [
    'a secret that Cloudflare does not know',
    'Turnstile',
    /rejects the secret.*TURNSTILE_SECRET/,
    async () => [{ TURNSTILE_SECRET: `${CANARY}-not` }],
  ],
  [
    'Turnstile that is away',
    'Turnstile',
    /does not answer/,
    async () => [{ TURNSTILE_VERIFY_URL: `http://${await unusedAddress()}` }],
  ],
  [
    'a listing site without its key',
    'Vote checks',
    /VOTE_KEY_SECOND is not set/,
    async () => [{ VOTE_CHECK_SECOND: 'topg' }],
  ],
  [
    'a token that the shop does not know',
    'Web shop',
    /public token .* TEBEX_TOKEN/,
    async () => [{ TEBEX_TOKEN: `${CANARY}-not` }],
  ],
  [
    'a shop that is away',
    'Web shop',
    /does not answer/,
    async () => [{ TEBEX_URL: `http://${await unusedAddress()}` }],
  ],
  [
    'a shop that answers with something else',
    'Web shop',
    /no usable answer/,
    async () => {
      stage.outside.shop.answers.categories = '<html>';
      return [{}];
    },
  ],
])('%s is named, and nothing else, with what to do', (_what, name, advice, broken) =>
  expectOnly(name, advice, broken),
);

test.each([
  ['resend', 'resend'],
  ['postmark', 'postmark'],
] as const)('a key that %s knows is one', async (_name, kind) => {
  expect(wrongIn(await look({ MAIL_URL: `${kind}:${CANARY}` }))).toEqual([]);
});

test('packages that are left out are named, and are no fault', async () => {
  stage.outside.shop.answers.categories = {
    data: [soldCategory([soldPackage(), soldPackage({ id: 5, type: '' })])],
  };
  const verdicts = await look();
  expect(verdicts.find(({ name }) => name === 'Web shop')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('package 5'),
  });
  expect(wrongIn(verdicts)).toEqual([]);
});
