import { streakMilestones } from '#network/voting';
import { FakeAuthenticator } from '../fakes/authenticator';
import { applicationFor } from '../fixtures/applications';
import { onlineAs, sentVote, syncOf } from '../fixtures/companion-calls';
import { firstAnswer, visitorMessage } from '../fixtures/contact-message';
import { type AccountSite, PASSWORD, type SiteCall, type SiteResponse } from './account-site';
import { POSITION, TINY_WEBP } from './calls';
import type { TestDatabase } from './data-service';
import type { MailSite } from './mail-site';
import { addPasskey, setUpApp } from './second-factor';
import { codeOf } from './totp-code';

/** A site with email and a chat, as preparations of calls use it. */
export interface PreparedSite {
  readonly database: Pick<TestDatabase, 'redis'>;
  /** Origin of its pages. */
  readonly origin: string;
  readonly gameServerKey: string;
  readonly call: (what: string, call?: SiteCall) => Promise<SiteResponse>;
  readonly add: AccountSite['add'];
  readonly tokenFor: MailSite['tokenFor'];
}

/** A site where an admin, the owner, has just signed in and confirmed. */
export interface Stage extends PreparedSite {
  readonly token: string;
  readonly email: string;
}

interface Prepared {
  /** Path below `/api` with its parameters filled in; defaults to the route's own. */
  readonly path?: string;
  readonly body?: unknown;
}

/** A call that only succeeds after preparation, with that preparation. */
interface PreparedCall {
  readonly status: number;
  readonly prepare: (stage: Stage) => Promise<Prepared>;
}

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'a lantern in the rain';

/** Calls that the access table expects to fail, by method and path below `/api`. */
export const PREPARED: Readonly<Record<string, PreparedCall>> = {
  'GET /store': { status: 200, prepare: async () => ({}) },
  'POST /store/checkout': { status: 200, prepare: async () => ({}) },

  'POST /votes/:player/claim': {
    status: 200,
    async prepare(stage) {
      const days = Math.min(...streakMilestones.map((milestone) => milestone.days));
      const now = Date.now();
      await sync(stage, {
        votes: Array.from({ length: days }, (_, ago) => sentVote('Alex', now - ago * DAY_MS)),
      });
      return { path: '/votes/Alex/claim', body: { days } };
    },
  },
  'DELETE /admin/vote-services/:id': {
    status: 204,
    async prepare(stage) {
      await call(stage, 'POST /api/admin/vote-services', {
        body: { service: 'Votes.example', site: 'first' },
      });
      return { path: '/admin/vote-services/votesexample' };
    },
  },
  'POST /admin/rewards/:id': {
    status: 200,
    async prepare(stage) {
      await sync(stage, { votes: [sentVote('Alex', Date.now())] });
      const [{ id }] = (await sync(stage, { players: [onlineAs('Alex')] })).rewards;
      await sync(stage, { receipts: [{ id, result: 'uncertain' }] });
      return { path: `/admin/rewards/${String(id)}`, body: { action: 'done' } };
    },
  },
  'POST /auth/player/confirm': {
    status: 200,
    async prepare(stage) {
      await call(stage, 'POST /api/auth/player', { body: { username: 'Alex' } });
      const [{ id, code }] = (await sync(stage, { players: [onlineAs('Alex')] })).challenges;
      return { body: { id, code } };
    },
  },

  'POST /auth/password/forgot': { status: 202, prepare: async ({ email }) => ({ body: { email } }) },
  'POST /auth/password/reset': {
    status: 204,
    async prepare({ tokenFor, call: send, email }) {
      await send('POST /api/auth/password/forgot', { body: { email } });
      return { body: { token: tokenFor(email), password: NEW_PASSWORD } };
    },
  },
  'POST /admin/users/:id/password-link': { status: 202, prepare: async () => ({}) },
  'POST /auth/email/send': { status: 202, prepare: async () => ({}) },
  'POST /auth/email/verify': {
    status: 204,
    async prepare(stage) {
      await call(stage, 'POST /api/auth/email/send');
      return { body: { token: stage.tokenFor(stage.email) } };
    },
  },

  'POST /auth/totp/confirm': {
    status: 200,
    async prepare(stage) {
      const { secret } = (await call(stage, 'POST /api/auth/totp')).body;
      return { body: { code: codeOf(String(secret), Date.now()) } };
    },
  },
  'DELETE /auth/totp': {
    status: 204,
    async prepare({ call: send, token }) {
      await setUpApp(send, token);
      return {};
    },
  },
  'POST /auth/login/second': {
    status: 200,
    async prepare({ call: send, token, email }) {
      const { recoveryCodes } = await setUpApp(send, token);
      const begun = await send('POST /api/auth/login', { body: { email, password: PASSWORD } });
      return { body: { ticket: begun.body.error.ticket, code: recoveryCodes[0] } };
    },
  },
  'POST /auth/passkeys': {
    status: 201,
    async prepare(stage) {
      const { options } = (await call(stage, 'POST /api/auth/passkeys/options')).body;
      return { body: { name: 'Key', response: new FakeAuthenticator(stage.origin).create(options) } };
    },
  },
  'DELETE /auth/passkeys/:id': {
    status: 204,
    async prepare({ call: send, token, origin }) {
      const { passkey } = (await addPasskey(send, token, 'Key', origin)).added.body;
      return { path: `/auth/passkeys/${String(passkey.id)}` };
    },
  },
  'POST /auth/login/passkey': {
    status: 200,
    async prepare({ call: send, token, origin }) {
      const { device } = await addPasskey(send, token, 'Key', origin);
      const { options } = (await send('POST /api/auth/login/passkey/options')).body;
      return { body: { response: device.get(options) } };
    },
  },

  'DELETE /admin/content/pictures/:id': {
    status: 204,
    async prepare(stage) {
      const body = { large: TINY_WEBP, alt: 'Two pixels' };
      const { item } = (await call(stage, 'POST /api/admin/content/pictures', { body })).body;
      return { path: `/admin/content/pictures/${String(item.id)}` };
    },
  },
  'GET /admin/backups/:id': { status: 200, prepare: async (stage) => ({ path: await backUp(stage) }) },
  'POST /admin/backups/:id/restore': {
    status: 200,
    prepare: async (stage) => ({ path: `${await backUp(stage)}/restore` }),
  },
  'POST /admin/messages/:id/answers': {
    status: 201,
    prepare: async (stage) => ({
      path: `/admin/messages/${await write(stage)}/answers`,
      body: firstAnswer,
    }),
  },
  'POST /admin/messages/:id/resend': {
    status: 202,
    async prepare(stage) {
      const path = `/admin/messages/${await write(stage)}`;
      const { message } = (await call(stage, `POST /api${path}/answers`, { body: firstAnswer })).body;
      await stage.database.redis.hset(`mail:record:${String(message.answers[0].id)}`, { state: 'dead' });
      return { path: `${path}/resend` };
    },
  },
  'POST /admin/applications/:id/resend': {
    status: 202,
    async prepare(stage) {
      const body = applicationFor(POSITION, { ign: 'Unannounced' });
      const id = String((await call(stage, 'POST /api/applications', { body })).body.id);
      await stage.database.redis.hset(`application:record:${id}`, { announcement: 'dead' });
      return { path: `/admin/applications/${id}/resend` };
    },
  },
};

/** Makes a successful call as the admin. */
async function call({ call: send, token }: Stage, what: string, how: SiteCall = {}) {
  const answer = await send(what, { token, ...how });
  if (answer.status >= 300) throw new Error(`${what} was answered with ${answer.text}`);
  return answer;
}

const sync = async (stage: Stage, differences: Parameters<typeof syncOf>[0]) => {
  const how = { token: stage.gameServerKey, body: syncOf(differences) };
  return (await call(stage, 'POST /api/companion/sync', how)).body;
};

/** Sends a contact message and returns its id. */
const write = async (stage: Stage) =>
  String((await call(stage, 'POST /api/contact', { body: visitorMessage })).body.id);

/** Makes a backup and returns its path. */
async function backUp(stage: Stage): Promise<string> {
  await call(stage, 'POST /api/admin/backups');
  const [{ id }] = (await call(stage, 'GET /api/admin/backups')).body.backups;
  return `/admin/backups/${String(id)}`;
}
