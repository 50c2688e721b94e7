import { serverVariable } from '@/contract/network/servers';
import { voteKeys } from '../../functions/votes/store/vote-keys';
import { CommandError } from '../../local/data-service/port';
import { taking } from '../../test/support/fakes/form-sink';
import { unusedAddress } from '../../test/support/fakes/game-server';
import { type OutsideServices, startOutsideServices } from '../../test/support/fakes/outside-services';
import { TEST_SECRET } from '../../test/support/fakes/turnstile-service';
import {
  serverVariables,
  ENTRANCE_SERVER,
  SERVER_IDS,
  servers,
} from '../../test/support/fixtures/tracked-servers';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { environmentChecks } from './environment-checks';
import { namesFrom } from './game-server-checks';
import { runChecks, toLines } from './verdict';

/** In each secret, so that it can be looked for in what is said. */
const CANARY = 'canary-that-nobody-may-read-0123456789';
const ENTRANCE = servers[ENTRANCE_SERVER].title;

let database: TestDatabase;
let outside: OutsideServices;
beforeAll(async () => {
  const lost = { host: 'gone.spawnpoint.test', port: 25_570 };
  [database, outside] = await Promise.all([
    startTestDatabase(),
    startOutsideServices(
      CANARY,
      { '_minecraft._tcp.lost.spawnpoint.test': lost },
      { 'lost.spawnpoint.test': ['127.0.0.1'] },
    ),
  ]);
});
beforeEach(async () => {
  outside.chat.mode = 'ok';
  outside.form.answer = taking;
  await database.setFull(false);
  await database.redis.flushdb();
  const now = Date.now();
  await database.redis.hset('site:upkeep', { deliver: now, hourly: now, nightly: now });
  await hear(now);
});
afterAll(() => Promise.all([database.stop(), outside.stop()]));

/** The companion of the entrance calls. */
const hear = (seenAt: number) =>
  database.redis.set(
    voteKeys.companion(ENTRANCE_SERVER),
    JSON.stringify({ id: 'one', version: '1.0.0', seenAt, players: [], vitals: null }),
  );
const mailUrl = (password: string) => outside.mail.url.replace('//', `//site:${password}@`);

/** What a whole site is set up with. */
const whole = () => ({
  ...database.variables,
  ...serverVariables(() => outside.game.address),
  APPLICATIONS_WEBHOOK_URL: outside.chat.url,
  CONTACT_FORWARD_URL: `${outside.form.url}${CANARY}`,
  MAIL_URL: mailUrl(CANARY),
  MAIL_FROM: 'site@example.org',
  SESSION_SECRET: CANARY,
  GAME_SERVER_KEY: CANARY,
  TURNSTILE_SITE_KEY: '0x4AAAAAAAsite',
  TURNSTILE_SECRET: CANARY,
  TURNSTILE_VERIFY_URL: outside.turnstile.url,
  ADMIN_EMAIL: 'owner@example.org',
  ADMIN_PASSWORD: CANARY,
  VOTE_CHECK_FIRST: 'craftservers',
  VOTE_KEY_FIRST: CANARY,
  LOCAL_SERVER: '1',
  LOCAL_URL: 'http://127.0.0.1:8888',
});

async function look(differences: Record<string, string> = {}, now: () => number = Date.now) {
  const verdicts = await runChecks(
    environmentChecks({
      variables: { ...whole(), ...differences },
      names: namesFrom([outside.nameServer.address]),
      mailServices: { resend: outside.resend.baseUrl, postmark: outside.postmark.baseUrl },
      now,
    }),
  );
  const said = toLines(verdicts).join('\n');
  expect(said).not.toMatch(/canary/i);
  expect(said).not.toContain(new URL(outside.chat.url).pathname);
  expect(said).not.toContain(database.token);
  return verdicts;
}
const wrongIn = (verdicts: Awaited<ReturnType<typeof look>>) =>
  verdicts.filter(({ state }) => state === 'wrong').map(({ name }) => name);

test('where everything is well, each line says so', async () => {
  const verdicts = await look();
  expect(verdicts.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['Site’s name']);
  expect(wrongIn(verdicts)).toEqual([]);
  expect(outside.form.forms).toEqual([]);
});

test('a forwarding service that takes forms alone is one', async () => {
  outside.form.answer = (response) => void response.writeHead(405, { Allow: 'POST' }).end();
  expect(wrongIn(await look())).toEqual([]);
});

test('keys for tests are named, and are no fault', async () => {
  const verdicts = await look({ TURNSTILE_SECRET: TEST_SECRET });
  expect(verdicts.find(({ name }) => name === 'Turnstile')).toMatchObject({
    state: 'unknown',
    words: expect.stringContaining('your own keys'),
  });
  expect(wrongIn(verdicts)).toEqual([]);
});

test('the database tells how long it takes, what is used and how many commands', async () => {
  const month = new Date().toISOString().slice(0, 7);
  await database.redis.hset(`site:usage:${month}`, { commands: 4_711 });
  const found = (await look()).find(({ name }) => name === 'Database');
  expect(found?.words).toMatch(/ in \d+ ms\. \d+\.\d MiB.* used\. 4711 commands this month\./);
});

test('where nothing is set, nothing is wrong, and each line says what is missing', async () => {
  const verdicts = await runChecks(
    environmentChecks({
      variables: {},
      names: namesFrom([outside.nameServer.address]),
      mailServices: { resend: '', postmark: '' },
      now: Date.now,
    }),
  );
  expect(new Set(verdicts.slice(1).map(({ state }) => state))).toEqual(new Set(['unset']));
  expect(verdicts.length).toBeGreaterThan(SERVER_IDS.length + 5);
  const votes = verdicts.find(({ name }) => name === 'Vote checks')?.words;
  expect(votes).toMatch(/`check` in networks\/NAME\/voting\.ts.*VOTE_CHECK_/);
});

const NO_PERMISSION = "NOPERM this user has no permissions to run the 'set' command or its subcommand";
type Broken = () => Promise<[differences: Record<string, string>, now?: () => number]>;
const HOUR_MS = 3_600_000;

test.each<[what: string, name: string, advice: RegExp, Broken]>([
  [
    'a variable that is malformed',
    'Variables',
    /APPLICATIONS_WEBHOOK_URL must be/,
    async () => [{ APPLICATIONS_WEBHOOK_URL: `ftp://${CANARY}` }],
  ],
  [
    'a token that is refused',
    'Database',
    /UPSTASH_REDIS_REST_TOKEN/,
    async () => [{ UPSTASH_REDIS_REST_TOKEN: CANARY }],
  ],
  [
    'a database that is away',
    'Database',
    /does not answer.*UPSTASH_REDIS_REST_URL/,
    async () => [{ UPSTASH_REDIS_REST_URL: `http://${await unusedAddress()}` }],
  ],
  [
    'the token that may only read',
    'Database',
    /read-only.*UPSTASH_REDIS_REST_TOKEN/,
    async () => [
      {
        ...(await database.openDoor((command, execute) =>
          command[0] === 'SET' ? Promise.reject(new CommandError(NO_PERMISSION)) : execute(),
        )),
      },
    ],
  ],
  [
    'a database that is full',
    'Database',
    /is full/,
    async () => {
      await database.setFull(true);
      return [{}];
    },
  ],
  [
    'a password for the first admin that everybody tries',
    'First admin',
    /among the most common passwords.*Choose another/,
    async () => [{ ADMIN_PASSWORD: 'password123' }],
  ],
  [
    'a webhook that was deleted',
    'Webhook',
    /status 404.*Make a new one/,
    async () => {
      outside.chat.mode = 'gone';
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
    /refuses user and password/,
    async () => [{ MAIL_URL: mailUrl(`${CANARY}-not`) }],
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
    /Make a new key/,
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
      outside.form.answer = (response) => void response.writeHead(503).end();
      return [{}];
    },
  ],
  [
    'a secret that Cloudflare does not know',
    'Turnstile',
    /does not know the secret.*TURNSTILE_SECRET/,
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
    'a game server whose port is closed',
    ENTRANCE,
    /Nothing listens at its port/,
    async () => [{ [serverVariable(ENTRANCE_SERVER)]: await unusedAddress() }],
  ],
  [
    'an SRV record that leads nowhere',
    ENTRANCE,
    /SRV record/,
    async () => [{ [serverVariable(ENTRANCE_SERVER)]: 'lost.spawnpoint.test' }],
  ],
  [
    'a site whose name has no address',
    'Site’s name',
    /DNS provider/,
    async () => [{ LOCAL_URL: 'https://gone.spawnpoint.test' }],
  ],
  ['a clock that is off', 'Clock', /5 minutes off/, async () => [{}, () => Date.now() + 300_000]],
  [
    'schedules that are overdue',
    'Schedules',
    /deliver was last done 60 minutes ago/,
    async () => {
      await database.redis.hset('site:upkeep', { deliver: Date.now() - HOUR_MS });
      return [{}];
    },
  ],
  [
    'a companion that is silent',
    'Companions',
    /last heard 60 minutes ago/,
    async () => {
      await hear(Date.now() - HOUR_MS);
      return [{}];
    },
  ],
])('%s is named, and nothing else, with what to do', async (_what, name, advice, broken) => {
  const verdicts = await look(...(await broken()));
  expect(wrongIn(verdicts)).toEqual([name]);
  expect(verdicts.find((verdict) => verdict.name === name)?.words).toMatch(advice);
});

test.each([
  ['resend', 'resend'],
  ['postmark', 'postmark'],
] as const)('a key that %s knows is one', async (_name, kind) => {
  expect(wrongIn(await look({ MAIL_URL: `${kind}:${CANARY}` }))).toEqual([]);
});
