import type { Handler } from '../../functions/core/http/respond';
import { type ChatMode, type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { applicationFor } from '../support/fixtures/applications';
import { CSRF_PAIR } from '../support/server/account-site';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { everythingIn } from '../support/server/everything-in';
import { linesIn, NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { prepareInstance } from '../support/server/prepare-instance';

const MINUTE = 60_000;
const ENTRIES = ['applications', 'upkeep', 'site'] as const;

interface Entry {
  default: Handler;
  config?: { path?: string[]; schedule?: string };
}
type Instance = Record<(typeof ENTRIES)[number], Entry>;

let database: TestDatabase;
let sink: ChatSink;
const inherited = process.env;
beforeAll(async () => {
  [database, sink] = await Promise.all([startTestDatabase(), startChatSink()]);
});
beforeEach(async () => {
  await database.redis.flushdb();
  sink.clear();
  sink.mode = 'ok';
});
afterEach(() => {
  process.env = inherited;
});
afterAll(() => Promise.all([database.stop(), sink.stop()]));

/** Loads a new instance of the functions that handle announcements. */
async function load(variables: Record<string, string> = {}): Promise<Instance> {
  process.env = {
    ...database.variables,
    ...NO_GAME_SERVERS,
    APPLICATIONS_WEBHOOK_URL: sink.url,
    SESSION_SECRET: 'a secret of at least 32 characters',
    LOCAL_SERVER: '1',
    ADDRESS_LIMIT_FACTOR: '1000',
    ...variables,
  };
  const entries: Partial<Instance> = {};
  await jest.isolateModulesAsync(async () => {
    await prepareInstance();
    for (const name of ENTRIES) entries[name] = await import(`../../functions/api/${name}`);
  });
  return entries as Instance;
}

let applicants = 0;
const submit = ({ applications }: Instance) => {
  applicants += 1;
  const ign = `Player${String(applicants)}`;
  const body = JSON.stringify(applicationFor('Moderator', { ign, discord: ign }));
  const headers = { ...CSRF_PAIR, 'Content-Type': 'application/json' };
  return callFunction(applications.default, '/api/applications', { method: 'POST', headers, body });
};
const sweep = (instance: Instance) => callFunction(instance.upkeep.default, '/', { method: 'POST' });
const health = async ({ site: entry }: Instance) =>
  (await callFunction(entry.default, '/api/health')).response.json();

/** Sets the functions' clock ahead of the real one. */
function setAhead(milliseconds: number) {
  const ahead = () => performance.timeOrigin + performance.now() + milliseconds;
  jest.spyOn(Date, 'now').mockImplementation(() => Math.trunc(ahead()));
}

test('an application is announced after the answer, which does not wait for that', async () => {
  sink.mode = 'late';
  const { response, background } = await submit(await load());
  expect(response.status).toBe(201);
  const { id } = await response.json();
  await sink.untilMessages(1);
  expect(await database.redis.hget(`application:record:${String(id)}`, 'announcement')).toBe('waiting');
  sink.mode = 'ok';
  await background;
  expect(await database.redis.hget(`application:record:${String(id)}`, 'announcement')).toBe('sent');
});

test('a run that meets failures writes one line of numbers to the log', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const instance = await load();
  sink.mode = 'failing';
  await (
    await submit(instance)
  ).background;
  setAhead(MINUTE);
  expect((await sweep(instance)).response.status).toBe(204);
  expect(linesIn(log.mock.calls)).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'application_announcements',
      sent: 0,
      postponed: 1,
      dead: 0,
    }),
  ]);
});

test('whatever the chat does, its address is in no answer, no log and no record', async () => {
  const written: string[] = [];
  for (const stream of [process.stderr, process.stdout]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
  const instance = await load();
  const modes: ChatMode[] = ['ok', 'lost', 'refused', 'limited', 'failing', 'gone', 'ok'];
  for (const [index, mode] of modes.entries()) {
    setAhead(index * 20 * MINUTE);
    sink.mode = mode;
    sink.retryAfter = 60;
    for (const { response, background } of [await submit(instance), await sweep(instance)]) {
      await background;
      written.push(JSON.stringify([...response.headers]), await response.text());
    }
    written.push(JSON.stringify(await health(instance)));
  }
  written.push(await everythingIn(database.redis));
  const all = written.join('\n');
  expect(all).toContain('gone:404');
  expect(all).not.toContain(sink.secret);
  expect(all).not.toContain('/api/webhooks');
  expect(all).not.toContain(new URL(sink.url).host);
});

test('health tells that announcements fail, for one command, until the chat takes one', async () => {
  const instance = await load();
  expect(await health(instance)).toMatchObject({ ok: true, redis: 'up', webhook: 'ok' });
  sink.mode = 'failing';
  await (
    await submit(instance)
  ).background;
  setAhead(5_000);
  database.commands.length = 0;
  expect(await health(instance)).toMatchObject({ ok: true, redis: 'up', webhook: 'failing' });
  expect(database.commands).toHaveLength(1);
  sink.mode = 'ok';
  await (
    await submit(instance)
  ).background;
  setAhead(10_000);
  expect(await health(instance)).toMatchObject({ webhook: 'ok' });
});

test('health says that the database is down, and nothing about a webhook that it cannot know of', async () => {
  const instance = await load({ UPSTASH_REDIS_REST_TOKEN: 'wrong' });
  expect(await health(instance)).toMatchObject({ ok: false, redis: 'down', webhook: 'ok' });
});

test('without a webhook applications are stored, and runs send nothing', async () => {
  const instance = await load({ APPLICATIONS_WEBHOOK_URL: '' });
  const { response, background } = await submit(instance);
  await background;
  const { id } = await response.json();
  expect(await database.redis.hget(`application:record:${String(id)}`, 'announcement')).toBe('stored');
  expect((await sweep(instance)).response.status).toBe(204);
  expect(sink.requests).toBe(0);
});
