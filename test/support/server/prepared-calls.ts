import { streakMilestones } from '#network/voting';
import { FakeAuthenticator } from '../fakes/authenticator';
import { applicationFor } from '../fixtures/applications';
import { onlineAs, sentVote, syncOf } from '../fixtures/companion-calls';
import { TINY_WEBP } from '../fixtures/tiny-webp';
import { PASSWORD, type SiteCall } from './account-site';
import { type MailSite, SITE_URL } from './mail-site';
import { addPasskey, setUpApp } from './second-factor';
import { codeOf } from './totp-code';

/** A site with mail and a chat, on which an admin has just signed in and confirmed. */
export interface Stage {
  readonly mail: MailSite;
  /** The admin's. */
  readonly token: string;
  readonly email: string;
  readonly gameServerKey: string;
}

interface Prepared {
  /** The path below `/api` with what its named parts are; the route's own unless given. */
  readonly path?: string;
  readonly body?: unknown;
}

/** What a call can only do for whoever came a way, and the way. */
interface PreparedCall {
  readonly status: number;
  readonly prepare: (stage: Stage) => Promise<Prepared>;
}

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'a lantern in the rain';

/** By method and path below `/api`: those that the table of all calls has answered by a refusal. */
export const PREPARED: Readonly<Record<string, PreparedCall>> = {
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
    async prepare({ mail, email }) {
      await mail.call('POST /api/auth/password/forgot', { body: { email } });
      return { body: { token: mail.tokenFor(email), password: NEW_PASSWORD } };
    },
  },
  'POST /auth/email/send': { status: 202, prepare: async () => ({}) },
  'POST /auth/email/verify': {
    status: 204,
    async prepare(stage) {
      await call(stage, 'POST /api/auth/email/send');
      return { body: { token: stage.mail.tokenFor(stage.email) } };
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
    async prepare({ mail, token }) {
      await setUpApp(mail.call, token);
      return {};
    },
  },
  'POST /auth/login/second': {
    status: 200,
    async prepare({ mail, token, email }) {
      const { recoveryCodes } = await setUpApp(mail.call, token);
      const begun = await mail.call('POST /api/auth/login', { body: { email, password: PASSWORD } });
      return { body: { ticket: begun.body.error.ticket, code: recoveryCodes[0] } };
    },
  },
  'POST /auth/passkeys': {
    status: 201,
    async prepare(stage) {
      const { options } = (await call(stage, 'POST /api/auth/passkeys/options')).body;
      return { body: { name: 'Key', response: new FakeAuthenticator(SITE_URL).create(options) } };
    },
  },
  'DELETE /auth/passkeys/:id': {
    status: 204,
    async prepare({ mail, token }) {
      const { passkey } = (await addPasskey(mail.call, token)).added.body;
      return { path: `/auth/passkeys/${String(passkey.id)}` };
    },
  },
  'POST /auth/login/passkey': {
    status: 200,
    async prepare({ mail, token }) {
      const { device } = await addPasskey(mail.call, token);
      const { options } = (await mail.call('POST /api/auth/login/passkey/options')).body;
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
  'POST /admin/applications/:id/resend': {
    status: 202,
    async prepare(stage) {
      const body = applicationFor('Builder', { ign: 'Unannounced' });
      const id = String((await call(stage, 'POST /api/applications', { body })).body.id);
      await stage.mail.site.database.redis.hset(`application:record:${id}`, { announcement: 'dead' });
      return { path: `/admin/applications/${id}/resend` };
    },
  },
};

/** A call of the admin that succeeds. */
async function call({ mail, token }: Stage, what: string, how: SiteCall = {}) {
  const answer = await mail.call(what, { token, ...how });
  if (answer.status >= 300) throw new Error(`${what} was answered with ${answer.text}`);
  return answer;
}

const sync = async (stage: Stage, differences: Parameters<typeof syncOf>[0]) => {
  const how = { token: stage.gameServerKey, body: syncOf(differences) };
  return (await call(stage, 'POST /api/companion/sync', how)).body;
};

/** The path of a backup that was just made. */
async function backUp(stage: Stage): Promise<string> {
  await call(stage, 'POST /api/admin/backups');
  const [{ id }] = (await call(stage, 'GET /api/admin/backups')).body.backups;
  return `/admin/backups/${String(id)}`;
}
