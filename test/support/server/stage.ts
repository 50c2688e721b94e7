import type { User } from '@/contract/users';
import { applicationFor, openPositions } from '../fixtures/applications';
import { visitorMessage } from '../fixtures/contact-message';
import { playerOf } from '../fixtures/leaderboard-players';
import { AUTH_OF } from './audiences';
import { CALLS, MODE, pathOf } from './calls';
import type { Subjects } from './declared-call';
import { PREPARED, type PreparedSite, type Stage } from './prepared-calls';

/** A site with everything that the calls of the table refer to, and the headers of those who may call. */
export interface Arrival {
  readonly stage: Stage;
  readonly subjects: Subjects;
  readonly headers: Readonly<Record<'session' | 'gameServerKey' | 'applicationKey', Record<string, string>>>;
}

/** Creates the subjects of the calls in the table: a user with an application and a message, and a player on a board. */
export async function makeSubjects(
  site: Pick<PreparedSite, 'call' | 'add'>,
  gameServerKey: string,
): Promise<Omit<Subjects, 'sessionId'> & { readonly applicationKey: string }> {
  const { user, token } = await site.add('Victim');
  const application = applicationFor(openPositions.at(-1) ?? '', { ign: 'Victim' });
  const [sent, message, pushed] = await Promise.all([
    site.call('POST /api/applications', { token, body: application }),
    site.call('POST /api/contact', { body: visitorMessage }),
    site.call(`POST /api/leaderboard/${MODE}`, { token: gameServerKey, body: { players: [playerOf(1)] } }),
  ]);
  expect([sent.status, message.status, pushed.status]).toEqual([201, 202, 200]);
  return {
    userId: user.id,
    applicationId: String(sent.body.id),
    applicationKey: application.idempotencyKey,
    messageId: String(message.body.id),
  };
}

/** Prepares an empty site, in sequence. */
export async function arrive(site: PreparedSite): Promise<Arrival> {
  // The first admin is the owner; the last one cannot delete their own account.
  const { user, token }: { user: User; token: string } = await site.add('Caller', 'admin');
  await site.add('Other', 'admin');
  const { applicationKey, ...made } = await makeSubjects(site, site.gameServerKey);
  const { sessions } = (await site.call('GET /api/auth/sessions', { token })).body;
  return {
    stage: { ...site, token, email: user.email },
    subjects: { ...made, sessionId: String(sessions[0].id) },
    headers: {
      session: { Authorization: `Bearer ${token}` },
      gameServerKey: { Authorization: `Bearer ${site.gameServerKey}` },
      applicationKey: { Authorization: `Application ${applicationKey}` },
    },
  };
}

/** A call of the table, ready to be sent. */
interface ReadyCall {
  /** Below `/api`. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  /** Expected status. */
  readonly status: number;
}

/** Returns a call of the table, by its key, with its sample and a caller whom its route admits. */
export function sampleCall(route: string, { subjects, headers }: Arrival): ReadyCall {
  const row = CALLS[route];
  if (!row) throw new Error(`${route} is not in the table of all calls.`);
  const [auth = ''] = AUTH_OF[row.audience].split(' ');
  const shown: Readonly<Record<string, Record<string, string>>> = {
    public: {},
    applicant: headers.applicationKey,
    gameServer: headers.gameServerKey,
  };
  return {
    path: pathOf(route, subjects),
    headers: shown[auth] ?? headers.session,
    ...(row.body !== undefined && { body: row.body }),
    status: row.status,
  };
}

/** Returns a call like `sampleCall`, after the preparation without which it would fail. */
export async function preparedCall(route: string, arrival: Arrival): Promise<ReadyCall> {
  const prepared = PREPARED[route];
  const sample = sampleCall(route, arrival);
  return prepared
    ? { ...sample, ...(await prepared.prepare(arrival.stage)), status: prepared.status }
    : sample;
}
