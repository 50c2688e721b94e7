import {
  type FakeMailServer,
  type Manners,
  plainTextOf,
  startFakeMailServer,
} from '../../test/support/fakes/mail-server';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock, HurriedClock } from '../../test/support/server/fake-clock';
import { SECRET } from '../../test/support/server/secret';
import { openDatabase } from '../core/database/database';
import { LEASE_MS } from '../core/outbox/delivery';
import type { Post } from '../core/outbox/post';
import type { Clock } from '../core/time/clock';
import { createMailer } from './mailer';
import { decisionEmail, newDeviceEmail } from './new-email';
import { EMAILS_LUA } from './store/email-scripts';
import { smtp } from './transports/smtp';
import type { Mail } from './write-mail';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ADDRESS = 'alex@example.org';

let database: TestDatabase;
let server: FakeMailServer;
let clock: FakeClock;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  server = await startFakeMailServer();
  clock = new FakeClock();
});
afterEach(() => server.stop());
afterAll(() => database.stop());

/** Timeout for a server that hangs; a busy machine needs more time for the rest. */
const SHORT_MS = 300;

const toServer = (timeLimitMs = 10_000): Post<Mail> =>
  smtp(
    { kind: 'smtp', host: '127.0.0.1', port: server.port, encryption: 'none', auth: null },
    { name: 'Site', address: 'site@example.org' },
    timeLimitMs,
  );

const newInstance = (post: Post<Mail> | null = toServer(), itsClock: Clock = clock) =>
  createMailer({
    database: openDatabase(database, 10_000),
    post,
    clock: itsClock,
    siteUrl: 'https://site.example',
    siteSecret: SECRET,
  });

/** Returns an instance whose pauses between attempts end at once. */
const newHurried = (post: Post<Mail> = toServer()) => newInstance(post, new HurriedClock(clock));

/** Stores an email like the scripts of other subjects, and makes the first attempts to send it. */
async function write(mailer = newHurried(), email = newDeviceEmail(ADDRESS, 'Firefox on Windows')) {
  const { keys, json } = mailer.pack([email]);
  const account = JSON.stringify({
    id: 'a',
    username: 'Alex',
    email: ADDRESS,
    emailVerified: true,
    passwordHash: 'hash',
  });
  const script = `${EMAILS_LUA}
    local account = cjson.decode(ARGV[2])
    return storeEmails(cjson.decode(ARGV[1]), account, account)`;
  const store = () => database.redis.eval(script, [...keys], [json, account]);
  await store();
  await mailer.deliver([email]);
  return { id: email.id, store };
}

/** Lets time pass and runs the sweep once, like the schedule. */
async function sweepAfter(milliseconds: number, post = toServer()) {
  clock.advance(milliseconds);
  return newInstance(post).sweep();
}
const stored = (id: string) => database.redis.hgetall<Record<string, unknown>>(`mail:record:${id}`);
const waiting = () => database.redis.zrange('mail:outbox', 0, -1);
/** Counts emails as a receiver does, who recognizes a repetition by its id. */
const different = () => new Set(server.arrived.map(({ messageId }) => messageId)).size;

test('a mail is sent at once, and then nothing of it is kept', async () => {
  const { id } = await write();
  expect(server.arrived).toHaveLength(1);
  const [mail] = server.arrived;
  expect(mail && plainTextOf(mail)).toContain('Firefox on Windows');
  expect(await waiting()).toEqual([]);
  const kept = await stored(id);
  expect(kept).toMatchObject({ state: 'sent' });
  expect(JSON.stringify(kept)).not.toMatch(/alex|firefox/i);
  expect(await database.redis.pttl(`mail:record:${id}`)).toBeGreaterThan(DAY);
});

test('a script that runs twice, since its reply was lost, stores one mail, also when the first was sent already', async () => {
  const { store } = await write();
  await store();
  expect(await waiting()).toEqual([]);
  await sweepAfter(DAY);
  expect(server.arrived).toHaveLength(1);
});

test.each<[Manners, number]>([
  ['hangs at first', 1],
  ['says 451', 1],
  ['drops and forgets', 1],
  ['refuses the sender', 1],
  // A server that kept the email without confirming gets it again, with the same id: one email to a receiver.
  ['hangs at the end', 4],
  ['drops and keeps', 4],
])('from a server that %s, and takes mails later, one mail arrives', async (manners, copies) => {
  server.manners = manners;
  const { id } = await write(newHurried(toServer(manners.startsWith('hangs') ? SHORT_MS : undefined)));
  expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 3 });
  server.manners = 'takes';
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 1, postponed: 0, dead: 0 });
  expect(await sweepAfter(DAY)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect([server.arrived.length, different()]).toEqual([copies, 1]);
});

test.each<Manners>(['refuses the recipient', 'refuses the text'])(
  'a server that %s is not asked again',
  async (manners) => {
    server.manners = manners;
    const { id } = await write();
    expect(await stored(id)).toMatchObject({ state: 'dead', reason: expect.stringContaining('refused') });
    server.manners = 'takes';
    await sweepAfter(DAY);
    expect(server.arrived).toEqual([]);
  },
);

test('after a day of failures a mail is given up, and a day later nothing of it is kept', async () => {
  const failing: Post<Mail> = () => Promise.resolve({ kind: 'failed', status: 451 });
  const { id } = await write(newHurried(failing));
  let report = await sweepAfter(MINUTE, failing);
  for (let runs = 0; runs < 200 && report.dead === 0; runs += 1) {
    report = await sweepAfter(10 * MINUTE, failing);
  }
  expect(report).toEqual({ sent: 0, postponed: 0, dead: 1 });
  expect(await stored(id)).toMatchObject({
    state: 'dead',
    reason: expect.stringMatching(/^gave_up:/),
  });
  expect(await database.redis.pttl(`mail:record:${id}`)).toBeLessThanOrEqual(2 * DAY);
});

test('sweeps that overlap send each mail once', async () => {
  server.manners = 'says 451';
  for (let count = 0; count < 8; count += 1) await write(newHurried(), decisionEmail('accepted'));
  server.manners = 'takes';
  clock.advance(MINUTE);
  const reports = await Promise.all(Array.from({ length: 5 }, () => newInstance().sweep()));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(8);
  expect([server.arrived.length, different()]).toEqual([8, 8]);
});

test('a mail whose first attempt never ended is sent by the schedule once its lease is over', async () => {
  const never = newInstance(() => new Promise(() => undefined));
  const email = newDeviceEmail(ADDRESS, 'Firefox');
  void write(never, email);
  await expectWaiting();
  expect(await sweepAfter(LEASE_MS - 1)).toMatchObject({ sent: 0 });
  expect(await sweepAfter(1)).toMatchObject({ sent: 1 });

  async function expectWaiting() {
    while ((await stored(email.id))?.['claims'] === undefined) await new Promise(setImmediate);
  }
});

test('a site without mail stores nothing, and its sweeps cost nothing', async () => {
  const mailer = newInstance(null);
  expect(mailer.isSet).toBe(false);
  await write(mailer);
  database.commands.length = 0;
  expect(await mailer.sweep()).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect(database.commands).toEqual([]);
  expect(await database.redis.keys('*')).toEqual([]);
});

test('what people typed is text in a mail, and its subject stays one line', async () => {
  await write(
    newHurried(),
    newDeviceEmail(ADDRESS, '<img src=x onerror=alert(1)> & "Co"\r\nBcc: eve@example.org'),
  );
  const [mail] = server.arrived;
  expect(mail?.to).toEqual([ADDRESS]);
  const source = mail?.source.replaceAll('=\r\n', '') ?? '';
  expect(source).toContain('&lt;img src=3Dx onerror=3Dalert(1)&gt; &amp; &quot;Co&quot;');
  expect(source.split('<img')).toHaveLength(2);
  const [head = ''] = source.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('nothing in a mail is fetched from anywhere, and nothing tells who has read it', async () => {
  await write();
  const html = server.arrived[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const addresses = [...html.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]+)/g)].map(
    ([, address]) => address,
  );
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/site\.example(?:\/forgot)?$/);
  expect(html).not.toMatch(/<(?:img|link|script|style|iframe)\b/);
});
