import fc from 'fast-check';
import { unusedAddress } from '../support/fakes/game-server';
import { type ShopService, startShopService } from '../support/fakes/shop-service';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { CALLS, pathOf } from '../support/server/calls';
import type { Subjects } from '../support/server/declared-call';
import { makeSubjects } from '../support/server/stage';
import { bodiesLike, query, segment } from './odd-calls';

/** `npm run test:faults` uses more; `FUZZ_SEED` repeats a run. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/**
 * Maximum processor time of a call on the thread that answers. It excludes password hashing, which runs on at most two other
 * threads, as well as other processes and parallel garbage collection. 165 kB of statistics take 17 ms on a slow machine; a
 * quadratic call takes seconds.
 */
const MOST_MS = 500;
/** Garbage collection on the same thread slows down single calls. A call's own cost recurs at each try. */
const MOST_TRIES = 10;
/** Maximum characters shown of a failing call. */
const MOST_SHOWN = 2_000;
const GAME_KEY = 'key-of-the-game-servers-of-this-test';
const CALLERS = ['nobody', 'an admin', 'a user', 'a game server', 'an applicant', 'garbage'] as const;
type Caller = (typeof CALLERS)[number];

let site: AccountSite;
let subjects: Subjects;
let blobs: TestBlobs;
let shop: ShopService;
/** Each caller's token. */
const shown = new Map<Caller, string>();
beforeAll(async () => {
  [blobs, shop] = await Promise.all([startBlobs(), startShopService()]);
  const unused = await unusedAddress();
  site = await startAccountSite({
    ...serverVariables(() => unused),
    STATUS_SOURCES: 'ping',
    GAME_SERVER_KEY: GAME_KEY,
    VOTE_CHECK_FIRST: 'bestmine',
    VOTE_KEY_FIRST: 'what BestMine signs with',
    VOTE_CHECK_THIRD: 'topg',
    VOTE_URL_THIRD: 'http://127.0.0.1',
    VOTE_KEY_THIRD: '4711',
    ...shop.variables,
  });
});
afterAll(() => Promise.all([site.stop(), blobs.stop(), shop.stop()]));

/** Resets the site to its state before any call, with fresh limits and sessions. */
async function startAnew(): Promise<void> {
  await site.database.redis.flushdb();
  const [admin, user] = [await site.add('Boss', 'admin'), await site.add('Alex')];
  const { body } = await site.call('GET /api/auth/sessions', { token: user.token });
  const { applicationKey, ...made } = await makeSubjects(site, GAME_KEY);
  subjects = { ...made, sessionId: String(body.sessions[0].id) };
  shown.set('an admin', `Bearer ${admin.token}`);
  shown.set('a user', `Bearer ${user.token}`);
  shown.set('a game server', `Bearer ${GAME_KEY}`);
  shown.set('an applicant', `Application ${applicationKey}`);
}
beforeEach(startAnew);

interface OddCall {
  readonly who: Caller;
  readonly body: string;
  readonly query: string;
  readonly segments: readonly string[];
  /** Whether its path refers to an existing record. */
  readonly isAboutSomething: boolean;
}

/** Returns true if the call signed its caller out or used up a limit, which would block all further calls. */
async function send(
  route: string,
  { who, body, query, segments, isAboutSomething }: OddCall,
): Promise<boolean> {
  const [method = '', path = ''] = route.split(' ');
  const left = [...segments];
  const odd = path.replace(/:\w+/g, () => left.shift() ?? '');
  const target = isAboutSomething ? pathOf(route, subjects) : odd;
  const authorization = who === 'garbage' ? `Bearer ${segments[0] ?? ''}` : shown.get(who);
  // The database records every command.
  site.database.commands.length = 0;
  const answer = await site.call(`${method} /api${target}${target.includes('?') ? '&' : '?'}${query}`, {
    ...(method !== 'GET' && { body }),
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });
  const { status, text } = answer;
  // Odd calls may fill the site, but must not make the database fail.
  if (status >= 500 && answer.body?.error?.code !== 'full')
    throw new Error(`Answered with ${String(status)} ${text}`);
  return (who === 'an admin' || who === 'a user') && (status === 401 || status === 429);
}

/** Returns milliseconds. */
async function costOf(route: string, call: OddCall): Promise<number> {
  const before = process.threadCpuUsage();
  const isOver = await send(route, call);
  const { user, system } = process.threadCpuUsage(before);
  if (isOver) await startAnew();
  return (user + system) / 1_000;
}

test.each(Object.keys(CALLS))(
  '%s answers as the contract says, and soon, whatever it is sent',
  async (route) => {
    const given = fc.record({
      who: fc.constantFrom(...CALLERS),
      body: bodiesLike(CALLS[route]?.body),
      query,
      segments: fc.array(segment, { minLength: 2, maxLength: 2 }),
      isAboutSomething: fc.boolean(),
    });
    const property = fc.asyncProperty(given, async (call) => {
      const costs = [await costOf(route, call)];
      while (Math.min(...costs) > MOST_MS && costs.length < MOST_TRIES) {
        await startAnew();
        costs.push(await costOf(route, call));
      }
      if (Math.min(...costs) > MOST_MS) throw new Error(`Took ${costs.map(Math.round).join(', ')} ms`);
    });
    const {
      failed,
      seed: used,
      counterexample,
      errorInstance,
    } = await fc.check(property, { numRuns: CASES, seed });
    const example = JSON.stringify(counterexample)?.slice(0, MOST_SHOWN);
    if (failed) throw new Error(`FUZZ_SEED=${String(used)} ${String(errorInstance)}: ${String(example)}`);
  },
  120_000 + CASES * 200,
);
