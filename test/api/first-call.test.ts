import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createRecoveryStore } from '../../functions/accounts/store/recovery-store';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { createContactStore } from '../../functions/contact/store/contact-store';
import { openDatabase } from '../../functions/core/database/database';
import type { Handler } from '../../functions/core/http/respond';
import { LEASE_MS } from '../../functions/core/outbox/delivery';
import { resetEmail } from '../../functions/mail';
import { packEmails } from '../../functions/mail/store/pack-emails';
import { type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { type FormSink, startFormSink } from '../support/fakes/form-sink';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { visitorMessage } from '../support/fixtures/contact-message';
import { uuidOf } from '../support/fixtures/leaderboard-players';
import { addAccount } from '../support/server/account-site';
import { callFunction } from '../support/server/call-function';
import { countCommands } from '../support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { SECRET } from '../support/server/secret';
import { applicationOf, idIn } from '../support/server/stored-application';

const OUTBOXES = [
  'application:outbox',
  'application:retractions',
  'content:outbox',
  'contact:outbox',
  'mail:outbox',
];

interface Entry {
  readonly default: Handler;
  readonly config?: { readonly path?: readonly string[] };
}

let database: TestDatabase;
let chat: ChatSink;
let forms: FormSink;
let mails: FakeMailServer;
const inherited = process.env;
beforeAll(async () => {
  [database, chat, forms, mails] = await Promise.all([
    startTestDatabase(),
    startChatSink(),
    startFormSink(),
    startFakeMailServer(),
  ]);
});
beforeEach(async () => {
  await database.redis.flushdb();
  chat.clear();
  chat.mode = 'ok';
  forms.forms.length = 0;
  mails.arrived.length = 0;
});
afterEach(() => {
  process.env = inherited;
});
afterAll(() => Promise.all([database.stop(), chat.stop(), forms.stop(), mails.stop()]));

/** Starts a new instance of a function. Its lazy imports belong to it until the next one starts. */
async function start(name: string, variables: Record<string, string> = {}): Promise<Entry> {
  process.env = {
    ...database.variables,
    ...NO_GAME_SERVERS,
    SESSION_SECRET: SECRET,
    LOCAL_SERVER: '1',
    APPLICATIONS_WEBHOOK_URL: chat.url,
    CONTACT_FORWARD_URL: forms.url,
    MAIL_URL: mails.url,
    MAIL_FROM: 'site@example.org',
    ...variables,
  };
  jest.resetModules();
  return import(`../../functions/api/${name}`);
}
const NOWHERE = { APPLICATIONS_WEBHOOK_URL: '', CONTACT_FORWARD_URL: '', MAIL_URL: '', MAIL_FROM: '' };

/** A call that needs no database. */
const call = (entry: Entry, target = '/api/csrf') =>
  callFunction(entry.default, target, { method: 'OPTIONS' });

/** Stores one item per destination, due in that many milliseconds. */
async function leaveBehind(dueIn: number) {
  const stores = openDatabase(database, 5_000);
  const due = Date.now() + dueIn;
  const application = applicationOf('Moderator', { submittedAt: Date.now() });
  await createApplicationStore(stores).add(application, due);
  await createContactStore(stores).add({ id: uuidOf(3), form: visitorMessage, receivedAt: Date.now() }, due);
  const { user } = await addAccount(stores, 'Waiting');
  const email = packEmails([resetEmail(user.email)], due - LEASE_MS, SECRET);
  await createRecoveryStore(stores).forgot(user.email, email);
  return application.id;
}

test('whichever function starts looks once, by one command, also when it is asked for nothing', async () => {
  const names = (await readdir('functions/api')).map((file) => path.parse(file).name);
  const others = ['not-found', 'upkeep'];
  expect(names).toEqual(expect.arrayContaining(others));
  for (const name of names.filter((found) => !others.includes(found))) {
    const entry = await start(name);
    const target = entry.config?.path?.[0] ?? '';
    database.commands.length = 0;
    for (let calls = 0; calls < 2; calls += 1) await (await call(entry, target)).background;
    expect([name, database.commands]).toEqual([name, [['EXISTS', ...OUTBOXES]]]);
  }
});

test('what is due is delivered after the answer to the first call, wherever it goes to, and once', async () => {
  const id = await leaveBehind(0);
  const site = await start('site');
  await (
    await call(site)
  ).background;
  expect(chat.messages.map(idIn)).toEqual([id]);
  expect(forms.forms.map(({ fields }) => fields['message'])).toEqual([visitorMessage.message]);
  expect(mails.arrived).toHaveLength(1);
  expect(await database.redis.exists(...OUTBOXES)).toBe(0);
  expect([chat.requests, forms.forms.length]).toEqual([1, 1]);
});

test('what is not due yet is left alone, and costs no more than a look at each outbox', async () => {
  await leaveBehind(60_000);
  const billed = async (variables = {}) => {
    const site = await start('site', variables);
    return countCommands(database, async () => (await call(site)).background);
  };
  expect(await billed()).toBe(16);
  expect(await billed(NOWHERE)).toBe(0);
  expect([chat.requests, forms.forms, mails.arrived]).toEqual([0, [], []]);
});

test('while nothing waits, a look is one command as they are billed, which the site counts', async () => {
  const first = async (variables = {}) => {
    const { default: handler } = await start('site', variables);
    return countCommands(database, async () => (await callFunction(handler, '/api/csrf')).background);
  };
  expect([await first(), await first(NOWHERE)]).toEqual([1, 0]);

  jest.spyOn(Math, 'random').mockReturnValue(0);
  await first();
  const [key = ''] = await database.redis.keys('site:usage:*');
  // Reported for 200 such calls, with the three commands of the report.
  expect(await database.redis.hgetall(key)).toMatchObject({ commands: 203, calls: 200 });
});

test('the answer does not wait for it, and is none the worse for a database or a destination that fails', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await leaveBehind(0);
  const asleep = await start('site');
  database.freeze();
  const { response, background } = await call(asleep);
  expect(response.status).toBe(204);
  database.thaw();
  await background;

  await database.redis.flushdb();
  await leaveBehind(0);
  chat.mode = 'failing';
  const unlucky = await call(await start('site'));
  expect(unlucky.response.status).toBe(204);
  await unlucky.background;
  expect(await database.redis.zcard('application:outbox')).toBe(1);
  // Recorded for the admin page, as after any other call.
  expect(await database.redis.hget('site:failures', 'webhook')).toMatchObject({ reason: 'status_500' });

  const away = await call(await start('site', { UPSTASH_REDIS_REST_TOKEN: 'wrong' }));
  expect(away.response.status).toBe(204);
  await away.background;
  expect(log.mock.calls.join('')).not.toContain('"fault"');
});
