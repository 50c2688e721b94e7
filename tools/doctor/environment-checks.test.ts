import { ENTRANCE_SERVER, SERVER_IDS, servers, serverVariable } from '@/content/servers';
import { voteKeys } from '../../functions/votes/store/vote-keys';
import { type ChatSink, startChatSink } from '../../test/support/fakes/chat-sink';
import {
  type GameServer,
  startGameServer,
  statusWith,
  unusedAddress,
} from '../../test/support/fakes/game-server';
import { type FakeMailServer, startFakeMailServer } from '../../test/support/fakes/mail-server';
import { type MailServiceFake, startPostmark, startResend } from '../../test/support/fakes/mail-services';
import { type NameServer, startNameServer } from '../../test/support/fakes/name-server';
import { serverVariables } from '../../test/support/fixtures/tracked-servers';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { environmentChecks } from './environment-checks';
import { namesFrom } from './game-server-checks';
import { runChecks, toLines } from './verdict';

/** In each secret, so that it can be looked for in what is said. */
const CANARY = 'canary-that-nobody-may-read-0123456789';
const ENTRANCE = servers[ENTRANCE_SERVER].title;

let database: TestDatabase;
let chat: ChatSink;
let mail: FakeMailServer;
let game: GameServer;
let nameServer: NameServer;
let mailServices: { resend: MailServiceFake; postmark: MailServiceFake };
beforeAll(async () => {
  [database, chat, mail, game, nameServer] = await Promise.all([
    startTestDatabase(),
    startChatSink(),
    startFakeMailServer(CANARY),
    startGameServer({ status: statusWith(3) }),
    startNameServer(
      { '_minecraft._tcp.lost.spawnpoint.test': { host: 'gone.spawnpoint.test', port: 25_570 } },
      ['lost.spawnpoint.test'],
    ),
  ]);
  const [resend, postmark] = await Promise.all([startResend(CANARY), startPostmark(CANARY)]);
  mailServices = { resend, postmark };
});
beforeEach(async () => {
  chat.mode = 'ok';
  await database.setFull(false);
  await database.redis.flushdb();
  const now = Date.now();
  await database.redis.hset('site:upkeep', { deliver: now, hourly: now, nightly: now });
  await hear(now);
});
afterAll(async () => {
  nameServer.stop();
  await Promise.all([chat, mail, game, database, ...Object.values(mailServices)].map((each) => each.stop()));
});

/** The companion of the entrance calls. */
const hear = (seenAt: number) =>
  database.redis.set(
    voteKeys.companion(ENTRANCE_SERVER),
    JSON.stringify({ id: 'one', version: '1.0.0', seenAt, players: [], vitals: null }),
  );
const mailUrl = (password: string) => mail.url.replace('//', `//site:${password}@`);

/** What a whole site is set up with. */
const whole = () => ({
  ...database.variables,
  ...serverVariables(() => game.address),
  APPLICATIONS_WEBHOOK_URL: chat.url,
  CONTACT_FORWARD_URL: `https://forms.example.org/${CANARY}`,
  MAIL_URL: mailUrl(CANARY),
  MAIL_FROM: 'site@example.org',
  SESSION_SECRET: CANARY,
  GAME_SERVER_KEY: CANARY,
  TURNSTILE_SITE_KEY: '0x4AAAAAAAsite',
  TURNSTILE_SECRET: CANARY,
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
      names: namesFrom([nameServer.address]),
      mailServices: { resend: mailServices.resend.baseUrl, postmark: mailServices.postmark.baseUrl },
      now,
    }),
  );
  const said = toLines(verdicts).join('\n');
  expect(said).not.toMatch(/canary/i);
  expect(said).not.toContain(new URL(chat.url).pathname);
  expect(said).not.toContain(database.token);
  return verdicts;
}
const wrongIn = (verdicts: Awaited<ReturnType<typeof look>>) =>
  verdicts.filter(({ state }) => state === 'wrong').map(({ name }) => name);

test('where everything is well, each line says so', async () => {
  const verdicts = await look();
  expect(verdicts.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['Site’s name']);
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
      names: namesFrom([nameServer.address]),
      mailServices: { resend: '', postmark: '' },
      now: Date.now,
    }),
  );
  expect(new Set(verdicts.slice(1).map(({ state }) => state))).toEqual(new Set(['unset']));
  expect(verdicts.length).toBeGreaterThan(SERVER_IDS.length + 5);
});

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
    'a database that is full',
    'Database',
    /is full/,
    async () => {
      await database.setFull(true);
      return [{}];
    },
  ],
  [
    'a webhook that was deleted',
    'Webhook',
    /status 404.*Make a new one/,
    async () => {
      chat.mode = 'gone';
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
