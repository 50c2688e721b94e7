import { randomInt, randomUUID } from 'node:crypto';
import { createMessageDesk } from '../../functions/contact/store/message-desk';
import { openDatabase } from '../../functions/core/database/database';
import { type FakeMailServer, type Manners, startFakeMailServer } from '../support/fakes/mail-server';
import { visitorMessage } from '../support/fixtures/contact-message';
import { addAccount, CSRF_PAIR, type SiteResponse } from '../support/server/account-site';
import { SECRET } from '../support/server/secret';
import { type MortalDatabase, startMortalDatabase } from './mortal-database';
import { type MortalFunctions, startMortalFunctions } from './mortal-functions';
import { createOutages } from './outages';
import { createRandom } from './random';
import { allFaults, createStorm } from './storm';

/** `npm run test:faults` uses more. */
const ANSWERS = Number(process.env['FAULT_ANSWERS'] ?? 30);
const AT_A_TIME = 6;
/** After this pause every leased email, and every one that failed once or twice, is due again. */
const LONG_PAUSE = 16 * 60_000;
/** Timeout of a command on a busy machine. */
const COMMAND_MS = 60_000;

/** `FAULT_SEED=123 npx jest test/faults/answers` repeats a run's choices. */
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));
const random = createRandom(seed);

const MANNERS = [
  ...(['takes', 'takes', 'drops and keeps', 'drops and forgets'] as const),
  ...(['says 451', 'refuses the text'] as const),
] satisfies Manners[];

const outages = createOutages();
let mailServer: FakeMailServer;
let database: MortalDatabase;
let functions: MortalFunctions;

const storm = createStorm<Manners>({
  random,
  manners: MANNERS,
  pause: 30,
  misbehave: (manner) => (mailServer.manners = manner),
  kill: { redis: () => database.kill(), functions: () => functions.kill(LONG_PAUSE) },
  sweep: () => void functions.sweep(),
});

beforeAll(async () => {
  mailServer = await startFakeMailServer();
  mailServer.onMail = () => storm.tick();
  database = await startMortalDatabase(outages, {
    onCommand: () => storm.tick(),
    onDone: () => undefined,
  });
  functions = await startMortalFunctions(
    {
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      MAIL_URL: mailServer.url,
      MAIL_FROM: 'site@example.org',
      SESSION_SECRET: SECRET,
      LOCAL_SERVER: '1',
      ADDRESS_LIMIT_FACTOR: '1000',
    },
    outages,
  );
});
afterAll(async () => {
  await functions.stop();
  await Promise.all([mailServer.stop(), database.stop()]);
});

type Reply = Pick<SiteResponse, 'status' | 'body'>;

/** Makes a call until it gets through, as a client that tries again. */
async function persist(method: string, path: string, token: string, body?: object): Promise<Reply> {
  for (;;) {
    await Promise.all([functions.untilUp(), database.untilUp()]);
    const reply = await fetch(`${functions.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...CSRF_PAIR },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(async (response): Promise<Reply> => ({ status: response.status, body: await response.json() }))
      .catch(() => null);
    if (reply && reply.status !== 503) return reply;
  }
}

/** A message with its answer, by their ids. */
interface Talk {
  readonly message: string;
  readonly answer: string;
  /** Status of the answer. */
  readonly status: number;
}

/** Sends a message as a visitor, and answers it at the desk. */
async function converse(token: string): Promise<Talk> {
  const { body } = await persist('POST', '/contact', token, visitorMessage);
  const message = String(body.id);
  const answer = randomUUID();
  const { status } = await persist('POST', `/admin/messages/${message}/answers`, token, {
    version: 1,
    text: 'It is back.',
    idempotencyKey: answer,
  });
  return { message, answer, status };
}

/** Lets minutes pass until all emails are sent, and resends those that were given up, as staff would. */
async function sendAll(messages: readonly string[]): Promise<void> {
  const desk = createMessageDesk(openDatabase(database, COMMAND_MS));
  const actor = { id: randomUUID(), username: 'Admin' };
  let left = [...messages];
  while (left.length > 0) {
    await functions.advance(LONG_PAUSE);
    await functions.sweep();
    const waiting: string[] = [];
    // Sequential, because all at once would exceed a command's timeout on a busy machine.
    for (const id of left) {
      const at = Date.now() + functions.ahead;
      const written = await desk.answers(id);
      const { answers } = await desk.view(id, actor, written, at);
      if (answers.every(({ delivery }) => delivery === 'sent')) continue;
      waiting.push(id);
      if (answers.some(({ delivery }) => delivery === 'dead')) {
        await desk.resend(id, written, { id: randomUUID(), at, actor, action: 'message.resent' });
      }
    }
    left = waiting;
  }
}

test(`${String(ANSWERS)} answers, while the mail server and the processes fail at random: each is sent, and none twice without need (seed ${String(seed)})`, async () => {
  const { token } = await addAccount(openDatabase(database, COMMAND_MS), 'Boss', 'admin');
  storm.isOn = true;
  const made: Talk[] = [];
  const work = async () => {
    while (made.length < ANSWERS) made.push(await converse(token));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  storm.isOn = false;
  expect(made.filter(({ status }) => status !== 201)).toEqual([]);
  expect(storm.done).toEqual(allFaults(MANNERS));

  // A new process, so that no work is in flight when its clock moves.
  await Promise.all([functions.untilUp(), database.untilUp()]);
  mailServer.manners = 'takes';
  functions.kill(LONG_PAUSE);
  await functions.untilUp();
  const messages = made.map(({ message }) => message);
  await sendAll(messages);

  const arrivals = Map.groupBy(mailServer.arrived, ({ messageId }) => messageId.slice(1, 37));
  const faults = made.flatMap(({ answer }) => {
    const mails = arrivals.get(answer) ?? [];
    const repeats = mails.slice(1).filter((mail, index) => {
      const before = mails[index];
      return before?.isAcknowledged === true && !outages.overlap(before.at, mail.at);
    });
    return [
      ...(mails.length === 0 ? [`${answer} was never sent`] : []),
      ...(repeats.length > 0 ? [`${answer} was sent again without need`] : []),
    ];
  });
  expect(faults).toEqual([]);
  // Nothing was sent that nobody has written.
  expect([...arrivals.keys()].toSorted()).toEqual(made.map(({ answer }) => answer).toSorted());
}, 240_000);
