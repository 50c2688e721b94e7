import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { APPLICATION_DESK_PATHS, type ApplicationsResponse } from '@/contract/application-desk';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { SERVICES_PATH } from '@/contract/health';
import { OVERVIEW_PATH } from '@/contract/overview';
import { API_BASE, API_PATHS, pathTo } from '@/contract/paths';
import { USAGE_PATH } from '@/contract/usage';
import { questionsOf } from '@/lib/questions';
import { openPositions, applicationFor } from '../../../test/support/fixtures/applications';
import type { SimulatedSite } from './site';
import { STAFF, type World } from './world';

/** Text of a long answer. */
const LONG_ANSWER =
  'I have played here for two years, and this is what I would like to do for the others. '.repeat(5);

const api = (method: string, path: string) => `${method} ${API_BASE}${path}`;

/** Returns the headers that a page adds to an unsafe call without a session. */
async function antiForgery(site: SimulatedSite, cause: string, ip: string): Promise<Record<string, string>> {
  const { token } = (await site.call(cause, { what: api('GET', API_PATHS.csrf), ip })) as { token: string };
  return { Cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };
}

/** True for every other applicant. */
const hasAccount = (n: number) => n % 2 === 0;

/** Registers an account and confirms its address by the emailed link. @returns the headers of the signed-in user */
async function register({ site, linkFor }: World, name: string, ip: string): Promise<Record<string, string>> {
  const email = `${name.toLowerCase()}@example.org`;
  const send = async (path: string, body: unknown) =>
    site.call('accounts', {
      what: api('POST', path),
      body,
      headers: await antiForgery(site, 'accounts', ip),
      ip,
    });
  const { token } = (await send(API_PATHS.register, {
    username: name,
    email,
    password: STAFF.password,
  })) as { token: string };
  await send(ACCOUNT_PATHS.verify, { token: linkFor(email) });
  return { Authorization: `Bearer ${token}` };
}

/** Submits the n-th application of the day, and checks its status twice. */
export async function apply(world: World, n: number, now: number): Promise<void> {
  const { site } = world;
  const ip = `198.18.${String(Math.floor(n / 250))}.${String((n % 250) + 1)}`;
  const position = openPositions[n % openPositions.length];
  if (position === undefined) throw new Error('No position is open.');
  const long = questionsOf(position).filter(({ kind }) => kind === 'long');
  const name = `Applicant_${String(n)}`;
  const application = applicationFor(
    position,
    { ...Object.fromEntries(long.map((question) => [question.id, LONG_ANSWER])), ign: name, discord: name },
    { guidelinesReadAt: new Date(now).toISOString() },
  );
  const signedIn = hasAccount(n) ? await register(world, name, ip) : null;
  const { id } = (await site.call('applications', {
    what: api('POST', API_PATHS.applications),
    body: application,
    headers: signedIn ?? (await antiForgery(site, 'applications', ip)),
    ip,
  })) as { id: string };
  const own = signedIn
    ? { what: api('GET', API_PATHS.ownApplications), headers: signedIn }
    : {
        what: api('GET', pathTo(API_PATHS.application, id)),
        headers: { Authorization: `Application ${application.idempotencyKey}` },
      };
  for (let look = 0; look < 2; look += 1) await site.call('applications', { ...own, ip });
}

/** Signs staff in, opens the overview, and reads and decides all new applications. Every third one is accepted. */
export async function decideAll(site: SimulatedSite): Promise<void> {
  const ip = '198.19.0.1';
  const { token } = (await site.call('desk', {
    what: api('POST', API_PATHS.login),
    body: STAFF,
    headers: await antiForgery(site, 'desk', ip),
    ip,
  })) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const ask = (method: string, path: string, body?: unknown) =>
    site.call('desk', { what: api(method, path), headers, ip, ...(body !== undefined && { body }) });
  for (const path of [OVERVIEW_PATH, SERVICES_PATH, USAGE_PATH, API_PATHS.health]) await ask('GET', path);
  for (;;) {
    const list = (await ask(
      'GET',
      `${APPLICATION_DESK_PATHS.applications}?state=new`,
    )) as ApplicationsResponse;
    if (list.applications.length === 0) return;
    for (const [n, { id }] of list.applications.entries()) {
      const path = pathTo(APPLICATION_DESK_PATHS.application, id);
      await ask('GET', path);
      const state = n % 3 === 0 ? 'accepted' : 'rejected';
      await ask('PATCH', path, { state, note: 'Thank you for your application.' });
    }
  }
}
