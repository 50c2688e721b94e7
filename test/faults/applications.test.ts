import { randomInt, randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { questionsOf } from '@/lib/questions';
import { createApplicationOutbox } from '../../functions/applications/delivery/application-outbox';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { issueCsrfToken } from '../../functions/core/auth/csrf';
import { openDatabase } from '../../functions/core/database/database';
import { type ChatMode, type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { POSITIONS, applicationFor } from '../support/fixtures/applications';
import { SECRET } from '../support/server/secret';
import { createMarks, faultsOf } from './announcements';
import { type MortalDatabase, startMortalDatabase } from './mortal-database';
import { type MortalFunctions, startMortalFunctions } from './mortal-functions';
import { createOutages } from './outages';
import { createRandom } from './random';
import { allFaults, createStorm } from './storm';

/** `npm run test:faults` uses more. */
const SUBMISSIONS = Number(process.env['FAULT_SUBMISSIONS'] ?? 200);
const AT_A_TIME = 12;
const MINUTE = 60_000;
/** After this pause every leased item, and every item that failed once or twice, is due again. */
const LONG_PAUSE = 16 * MINUTE;
/** Timeout of a command on a busy machine. */
const COMMAND_MS = 60_000;

/** `FAULT_SEED=123 npx jest test/faults` repeats a run's choices. */
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));
const random = createRandom(seed);

const MODES: readonly ChatMode[] = [
  ...(['ok', 'ok', 'ok', 'late', 'late'] as const),
  ...(['lost', 'refused', 'hang', 'limited', 'failing', 'gone'] as const),
];

const outages = createOutages();
const marks = createMarks();
let sink: ChatSink;
let database: MortalDatabase;
let functions: MortalFunctions;

const storm = createStorm<ChatMode>({
  random,
  manners: MODES,
  pause: 80,
  misbehave: (mode) => (sink.mode = mode),
  kill: { redis: () => database.kill(), functions: () => functions.kill(LONG_PAUSE) },
  // A missing webhook is left alone for so long that nothing else would happen.
  lasting: 'gone',
  sweep: () => void functions.sweep(),
});

beforeAll(async () => {
  sink = await startChatSink();
  sink.onRequest = () => storm.tick();
  database = await startMortalDatabase(outages, { onCommand: () => storm.tick(), onDone: marks.record });
  functions = await startMortalFunctions(
    {
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      APPLICATIONS_WEBHOOK_URL: sink.url,
      SESSION_SECRET: SECRET,
      LOCAL_SERVER: '1',
      ADDRESS_LIMIT_FACTOR: '1000',
    },
    outages,
  );
});
afterAll(async () => {
  await functions.stop();
  await Promise.all([sink.stop(), database.stop()]);
});

const csrf = issueCsrfToken(SECRET);
const headers = {
  'Content-Type': 'application/json',
  Cookie: `${CSRF_COOKIE}=${csrf}`,
  [CSRF_HEADER]: csrf,
};

/** Submits an application like the browser of a visitor who keeps retrying; returns its id. */
async function submit(index: number): Promise<string> {
  const position = POSITIONS[random.below(POSITIONS.length)] ?? 'Moderator';
  const isLong = random.below(3) === 0;
  const long = questionsOf(position).filter(({ kind }) => isLong && kind === 'long');
  const answers = Object.fromEntries(long.map(({ id: name }) => [name, `${name}: ${'😀 '.repeat(700)}`]));
  const idempotencyKey = randomUUID();
  for (;;) {
    await Promise.all([functions.untilUp(), database.untilUp()]);
    const guidelinesReadAt = new Date(Date.now() + functions.ahead).toISOString();
    const body = applicationFor(
      position,
      { ...answers, ign: `Player${String(index)}`, discord: `player${String(index)}` },
      { idempotencyKey, guidelinesReadAt },
    );
    const answer = await fetch(`${functions.url}/api/applications`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => null);
    if (answer?.status === 201) return String(answer.body.id);
    if (answer && answer.status !== 503)
      throw new Error(`${String(answer.status)} ${JSON.stringify(answer.body)}`);
  }
}

async function submitAll(): Promise<string[]> {
  const ids: string[] = [];
  const left = Array.from({ length: SUBMISSIONS }, (_, index) => index);
  const work = async () => {
    for (let index = left.pop(); index !== undefined; index = left.pop()) ids.push(await submit(index));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return ids;
}

/** Lets minutes pass until the outbox is empty, and resends items that were given up, as an admin would. */
async function announceAll(ids: readonly string[]): Promise<void> {
  const opened = openDatabase(database, COMMAND_MS);
  const [store, outbox] = [createApplicationStore(opened), createApplicationOutbox(opened)];
  const actor = { id: randomUUID(), username: 'Admin' };
  let left = [...ids];
  while (left.length > 0) {
    await functions.advance(LONG_PAUSE);
    await functions.sweep();
    const states = new Map<string, string | undefined>();
    // Sequential, because all at once would exceed a command's timeout on a busy machine.
    for (const id of left) {
      const application = await store.find(id);
      states.set(id, application?.announcement.state);
      if (application?.announcement.state !== 'dead') continue;
      const at = Date.now() + functions.ahead;
      await outbox.resend(application.id, { id: randomUUID(), at, actor, action: 'application.resent' });
    }
    left = left.filter((id) => states.get(id) !== 'sent');
  }
}

test(`${String(SUBMISSIONS)} applications, while the chat and the processes fail at random: none is lost, none is told twice without need (seed ${String(seed)})`, async () => {
  storm.isOn = true;
  const ids = await submitAll();
  storm.isOn = false;
  expect(new Set(ids).size).toBe(SUBMISSIONS);
  expect(storm.done).toEqual(allFaults(MODES));

  await database.untilUp();
  const store = createApplicationStore(openDatabase(database, COMMAND_MS));
  const stored = [];
  for (const id of ids) stored.push(await store.find(id));
  expect(stored.filter((application) => application === null)).toEqual([]);

  // A new process, so that no work is in flight when its clock moves.
  await functions.untilUp();
  sink.mode = 'ok';
  functions.kill(LONG_PAUSE);
  await functions.untilUp();
  await announceAll(ids);

  expect(sink.refusals).toEqual([]);
  const faults = stored.flatMap(
    (application) => application && faultsOf(application, sink.taken, { marks, outages }),
  );
  expect(faults).toEqual([]);
}, 240_000);
