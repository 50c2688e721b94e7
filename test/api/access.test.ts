import { randomUUID } from 'node:crypto';
import { API_BASE } from '@/contract/paths';
import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { METHODS } from '../../functions/core/http/route';
import { systemClock } from '../../functions/core/time/clock';
import { unusedAddress } from '../support/fakes/game-server';
import { applicationFor } from '../support/fixtures/applications';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { AUDIENCES, type CallerKind, CALLERS } from '../support/server/audiences';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { CALLS, pathOf } from '../support/server/calls';
import type { Subjects } from '../support/server/declared-call';
import { FakeClock } from '../support/server/fake-clock';
import { makeSubjects } from '../support/server/stage';

const GAME_SERVER_KEY = 'a-key-of-all-of-our-game-servers';

let site: AccountSite;
let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startBlobs();
  const unused = await unusedAddress();
  site = await startAccountSite({
    ...serverVariables(() => unused),
    STATUS_SOURCES: 'ping',
    GAME_SERVER_KEY,
  });
});
afterAll(() => Promise.all([site.stop(), blobs.stop()]));

interface Caller {
  readonly headers: Record<string, string>;
  /** Session of a signed-in caller; otherwise an id without a session. */
  readonly sessionId: string;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const signedIn = async (username: string, role: 'user' | 'reviewer' | 'editor' | 'admin') => {
  const { user, token } = await site.add(username, role);
  const { sessions } = (await site.call('GET /api/auth/sessions', { token })).body;
  return { user, headers: bearer(token), sessionId: String(sessions[0].id) };
};

/** Creates each kind of caller on the site; `boss` is its owner. */
const arrivals: Record<CallerKind, (boss: Caller) => Promise<Pick<Caller, 'headers'> & Partial<Caller>>> = {
  nobody: () => Promise.resolve({ headers: {} }),
  'a user': () => signedIn('Caller', 'user'),
  'a reviewer': () => signedIn('Caller', 'reviewer'),
  'an editor': () => signedIn('Caller', 'editor'),
  'an admin': () => signedIn('Caller', 'admin'),
  'the owner': async (boss) => {
    // The last admin cannot delete their own account.
    await site.add('Other', 'admin');
    return boss;
  },
  'an admin who was demoted a second ago': async (boss) => {
    const caller = await signedIn('Caller', 'admin');
    const call = { headers: boss.headers, body: { role: 'user' } };
    expect((await site.call(`PUT /api/admin/users/${caller.user.id}`, call)).status).toBe(200);
    return caller;
  },
  'a deleted admin': async (boss) => {
    const caller = await signedIn('Caller', 'admin');
    const { headers } = boss;
    expect((await site.call(`DELETE /api/admin/users/${caller.user.id}`, { headers })).status).toBe(204);
    return caller;
  },
  'a game server': () => Promise.resolve({ headers: bearer(GAME_SERVER_KEY) }),
  'a stranger with an application key': async () => {
    const sent = applicationFor('Architect', { ign: 'Stranger' });
    expect((await site.call('POST /api/applications', { body: sent })).status).toBe(201);
    return { headers: { Authorization: `Application ${sent.idempotencyKey}` } };
  },
  'an admin whose session has expired': async () => {
    const past = new FakeClock();
    past.advance(systemClock.now() - SESSION_LIMITS.staffIdleMs - past.now());
    return { headers: bearer((await site.add('Caller', 'admin', past)).token) };
  },
};

/** Starts a site with its owner, a user with an application and a message, a player, and the caller. */
async function arrive(kind: CallerKind): Promise<Caller & { readonly subjects: Subjects }> {
  await site.database.redis.flushdb();
  const boss = await signedIn('Boss', 'admin');
  const made = await makeSubjects(site, GAME_SERVER_KEY);
  const { headers, sessionId = randomUUID() } = await arrivals[kind](boss);
  await site.database.save();
  const subjects = { ...made, sessionId };
  return { headers, sessionId, subjects };
}

/** State that a rejected call must leave unchanged. */
const stateOf = async ({ applicationId, messageId }: Subjects) => {
  const { redis } = site.database;
  return JSON.stringify(
    await Promise.all([
      redis.hgetall('account:users'),
      redis.scard('account:admins'),
      redis.hgetall(`application:record:${applicationId}`),
      redis.exists(`application:comments:${applicationId}`),
      redis.exists(`contact:message:${messageId}`),
      redis.zcard('account:audit'),
    ]),
  );
};

describe.each(CALLERS)('%s', (kind) => {
  /** Reused until a call changes the caller's own account: an instance remembers sessions that have ended. */
  let arrived: Awaited<ReturnType<typeof arrive>> | null = null;
  afterAll(() => {
    arrived = null;
  });

  test.each(Object.entries(CALLS))('gets from %s what they deserve', async (route, row) => {
    const [method = ''] = route.split(' ');
    const { headers, subjects } = (arrived ??= await arrive(kind));
    const path = API_BASE + pathOf(route, subjects);
    const outcome = AUDIENCES[row.audience][kind];
    const before = outcome === 'ok' ? null : await stateOf(subjects);
    const expected = outcome === 'ok' ? row.status : outcome;
    if (method === 'GET') {
      const head = await site.call(`HEAD ${path}`, { headers });
      expect([head.status, head.text]).toEqual([expected, '']);
    }
    const call = { headers, ...(row.body !== undefined && { body: row.body }) };
    const answer = await site.call(`${method} ${path}`, call);
    await answer.background;
    const after = outcome === 'ok' ? null : await stateOf(subjects);
    const isChanged = outcome === 'ok' && method !== 'GET';
    if (answer.status !== expected || (isChanged && path.startsWith(`${API_BASE}/auth/`))) arrived = null;
    else if (isChanged) await site.database.restore();
    expect(answer.status).toBe(expected);
    expect(after).toBe(before);
  });
});

const paths = [...new Set(Object.keys(CALLS).map((route) => route.split(' ')[1] ?? ''))];

test('no path has other methods, for anybody', async () => {
  const { headers, subjects } = await arrive('an admin');
  for (const path of paths) await expectNoOtherMethods(path, headers, subjects);
});

async function expectNoOtherMethods(path: string, headers: Caller['headers'], subjects: Subjects) {
  const known = METHODS.filter((method) => `${method} ${path}` in CALLS);
  const target = API_BASE + pathOf(`${known[0] ?? ''} ${path}`, subjects);
  const others = METHODS.filter((method) => !known.includes(method));
  const withHead = known.includes('GET') ? others : [...others, 'HEAD'];
  for (const method of withHead) {
    for (const given of [headers, bearer(GAME_SERVER_KEY), {}]) {
      const answer = await site.call(`${method} ${target}`, { headers: given });
      expect([method, path, answer.status]).toEqual([method, path, 405]);
      expect(answer.headers.get('Allow')).toContain(known[0]);
    }
  }
}
