import { questions } from '#network/faq';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { applicationFor } from '../fixtures/applications';
import { syncOf } from '../fixtures/companion-calls';
import { visitorMessage } from '../fixtures/contact-message';
import { playerOf } from '../fixtures/leaderboard-players';
import { TINY_WEBP } from '../fixtures/tiny-webp';
import { PASSWORD } from './account-site';

/** Everybody who may try a call. */
export const CALLERS = [
  'nobody',
  'a user',
  'a reviewer',
  'an editor',
  'an admin',
  'the owner',
  'an admin who was demoted a second ago',
  'a deleted admin',
  'a game server',
  'a stranger with an application key',
  'an admin whose session has expired',
] as const;
export type CallerKind = (typeof CALLERS)[number];

type Outcome = 'ok' | 401 | 403 | 404;

const everybody = (outcome: Outcome) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, outcome])) as Record<CallerKind, Outcome>;

const signedIn = {
  ...everybody(401),
  'a user': 'ok',
  'a reviewer': 'ok',
  'an editor': 'ok',
  'an admin': 'ok',
  'the owner': 'ok',
  'an admin who was demoted a second ago': 'ok',
} as const;
const admin = {
  ...everybody(401),
  'a user': 403,
  'a reviewer': 403,
  'an editor': 403,
  'an admin': 'ok',
  'the owner': 'ok',
  'an admin who was demoted a second ago': 403,
} as const;

/** Who gets what from a route that is for these. */
export const AUDIENCES: Readonly<Record<string, Readonly<Record<CallerKind, Outcome>>>> = {
  everybody: everybody('ok'),
  signedIn,
  admin,
  /** Whoever confirmed lately: of these, all but the user have. */
  confirmed: { ...signedIn, 'a user': 403 },
  reviewer: { ...admin, 'a reviewer': 'ok' },
  editor: { ...admin, 'an editor': 'ok' },
  owner: { ...admin, 'an admin': 403 },
  gameServer: { ...everybody(401), 'a game server': 'ok' },
  gameServerOrAdmin: { ...admin, 'a game server': 'ok' },
  /** Strangers too, but nobody under a name that is not theirs. */
  strangerOrSignedIn: { ...signedIn, nobody: 'ok' },
  /** Whoever holds the private link, and none of these does. */
  applicant: everybody(404),
  /** The same, or whose account it is: an account that is none is told so. */
  applicantOrSignedIn: {
    ...everybody(404),
    'a deleted admin': 401,
    'a game server': 401,
    'an admin whose session has expired': 401,
  },
};

/** What a call is about: things of a user who is not the caller, and a session of the caller. */
export interface Subjects {
  readonly userId: string;
  readonly applicationId: string;
  readonly messageId: string;
  readonly sessionId: string;
}

interface AccessRow {
  readonly audience: keyof typeof AUDIENCES;
  /** What those get who may. */
  readonly status: number;
  readonly body?: unknown;
  /** The path below `/api` with what its named parts are; the route's own unless given. */
  readonly path?: (subjects: Subjects) => string;
}

const row = (
  audience: AccessRow['audience'],
  status: number,
  { body, path }: Pick<AccessRow, 'body' | 'path'> = {},
): AccessRow => ({ audience, status, ...(body !== undefined && { body }), ...(path && { path }) });

const application = (rest = '') => ({
  path: ({ applicationId }: Subjects) => `/admin/applications/${applicationId}${rest}`,
});
const user = (rest = '') => ({ path: ({ userId }: Subjects) => `/admin/users/${userId}${rest}` });
/** A document that every site ships, of which nobody has changed anything yet. */
const shipped = (kind: string, id: string | undefined) => ({
  path: () => `/admin/content/${kind}/${id ?? ''}`,
});
const story = shipped('news', stories[0]?.slug);
const event = shipped('events', events[0]?.id);
const question = shipped('faq', questions[0]?.id);
const currentPassword = PASSWORD;

/** Every route, by method and path below `/api`, in the order of routes.ts. */
export const ACCESS: Readonly<Record<string, AccessRow>> = {
  'GET /health': row('everybody', 200),
  'GET /csrf': row('everybody', 200),
  'GET /status': row('everybody', 200),
  'GET /status/history': row('everybody', 200, { path: () => '/status/history?range=24h' }),

  'GET /leaderboard': row('everybody', 200, { path: () => '/leaderboard?mode=pvp' }),
  'POST /leaderboard/:mode': row('gameServer', 200, {
    path: () => '/leaderboard/pvp',
    body: { players: [playerOf(2)] },
  }),
  'DELETE /leaderboard/:mode': row('gameServerOrAdmin', 200, { path: () => '/leaderboard/pvp' }),
  'GET /admin/leaderboard/:mode/left-out': row('admin', 200, {
    path: () => '/admin/leaderboard/pvp/left-out',
  }),
  'GET /leaderboard/:mode/players/:player': row('everybody', 200, {
    path: () => `/leaderboard/pvp/players/${playerOf(1).username}`,
  }),
  'DELETE /leaderboard/:mode/players/:player': row('gameServerOrAdmin', 204, {
    path: () => `/leaderboard/pvp/players/${playerOf(1).uuid}`,
  }),

  'POST /companion/sync': row('gameServer', 200, { body: syncOf() }),
  'GET /admin/companions': row('admin', 200),

  'GET /votes': row('everybody', 200),
  'GET /votes/:player': row('everybody', 200, { path: () => '/votes/Alex' }),
  'POST /votes/:player/check': row('everybody', 200, {
    path: () => '/votes/Alex/check',
    body: { site: 'first' },
  }),
  'POST /votes/:player/ticket': row('everybody', 200, {
    path: () => '/votes/Alex/ticket',
    body: { site: 'first' },
  }),
  // Nobody has voted yet.
  'POST /votes/:player/claim': row('everybody', 409, { path: () => '/votes/Alex/claim', body: { days: 3 } }),
  'GET /votes/callback/:site': row('everybody', 204, { path: () => '/votes/callback/first?p_resp=made-up' }),
  'POST /votes/callback/:site': row('everybody', 204, { path: () => '/votes/callback/first' }),
  'GET /voters': row('everybody', 200),
  'GET /admin/votes': row('admin', 200),
  'POST /admin/votes/test': row('admin', 201, { body: { username: 'Alex', site: 'first' } }),
  'GET /admin/vote-services': row('admin', 200),
  'GET /admin/vote-services/:id/votes': row('admin', 200, { path: () => '/admin/vote-services/mcsl/votes' }),
  'POST /admin/vote-services': row('admin', 200, { body: { service: 'votes.example', site: 'first' } }),
  // Nobody has named it.
  'DELETE /admin/vote-services/:id': row('admin', 404, { path: () => '/admin/vote-services/unheard' }),
  'GET /admin/rewards': row('admin', 200, { path: () => '/admin/rewards?state=uncertain' }),
  'POST /admin/rewards/:id': row('admin', 404, {
    path: () => '/admin/rewards/alex.made-up.1',
    body: { action: 'done' },
  }),

  'POST /auth/player': row('signedIn', 202, { body: { username: 'Alex' } }),
  'POST /auth/player/confirm': row('signedIn', 422, {
    body: { id: '00000000-0000-4000-8000-000000000000', code: 'AAAAAA' },
  }),
  'DELETE /auth/player': row('signedIn', 204),
  'DELETE /admin/users/:id/player': row('admin', 204, user('/player')),

  'POST /auth/register': row('everybody', 201, {
    body: { username: 'Newcomer', email: 'newcomer@example.org', password: PASSWORD },
  }),
  'POST /auth/login': row('everybody', 200, { body: { email: 'victim@example.org', password: PASSWORD } }),
  'POST /auth/logout': row('signedIn', 204),
  'POST /auth/confirm': row('signedIn', 204, { body: { password: PASSWORD } }),
  'GET /auth/me': row('signedIn', 200),
  'PATCH /auth/me': row('signedIn', 200, { body: { username: 'Renamed', currentPassword } }),
  'DELETE /auth/me': row('signedIn', 204, { body: { currentPassword } }),
  'GET /auth/sessions': row('signedIn', 200),
  'DELETE /auth/sessions': row('signedIn', 204),
  'DELETE /auth/sessions/:id': row('signedIn', 204, {
    path: ({ sessionId }) => `/auth/sessions/${sessionId}`,
  }),
  'GET /auth/export': row('confirmed', 200),

  // As on a site without mail, which says so.
  'POST /auth/password/forgot': row('everybody', 409, { body: { email: 'victim@example.org' } }),
  'POST /auth/password/reset': row('everybody', 422, { body: { token: 'made-up', password: PASSWORD } }),
  'POST /auth/email/verify': row('everybody', 422, { body: { token: 'made-up' } }),
  'POST /auth/email/send': row('signedIn', 409),

  'GET /auth/totp': row('signedIn', 200),
  'POST /auth/totp': row('confirmed', 200),
  // None of them has begun to set one up.
  'POST /auth/totp/confirm': row('signedIn', 409, { body: { code: '123456' } }),
  'DELETE /auth/totp': row('confirmed', 404),
  'GET /auth/passkeys': row('signedIn', 200),
  'POST /auth/passkeys/options': row('confirmed', 200),
  // An authenticator made none of this.
  'POST /auth/passkeys': row('confirmed', 422, {
    body: {
      name: 'Key',
      response: { id: 'AA', response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
    },
  }),
  'DELETE /auth/passkeys/:id': row('confirmed', 404, { path: () => '/auth/passkeys/AA' }),
  'POST /auth/login/second': row('everybody', 401, { body: { ticket: 'made-up', code: '123456' } }),
  'POST /auth/login/passkey/options': row('everybody', 200),
  'POST /auth/login/passkey': row('everybody', 401, {
    body: {
      response: {
        id: 'AA',
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    },
  }),

  'GET /admin/users': row('admin', 200),
  'POST /admin/users': row('admin', 201, {
    body: { username: 'Made', email: 'made@example.org', password: PASSWORD, role: 'admin' },
  }),
  'PUT /admin/users/:id': row('admin', 200, { ...user(), body: { role: 'admin', password: PASSWORD } }),
  'DELETE /admin/users/:id': row('admin', 204, user()),
  'DELETE /admin/users/:id/sessions': row('admin', 204, user('/sessions')),
  'GET /admin/audit': row('admin', 200),
  'GET /admin/backups': row('admin', 200),
  'POST /admin/backups': row('admin', 200),
  // Nobody has made one yet.
  'GET /admin/backups/:id': row('owner', 404, {
    path: () => '/admin/backups/00000000-0000-4000-8000-000000000000',
  }),
  'POST /admin/backups/:id/restore': row('owner', 404, {
    path: () => '/admin/backups/00000000-0000-4000-8000-000000000000/restore',
  }),
  'GET /admin/overview': row('reviewer', 200),
  'GET /admin/services': row('reviewer', 200),
  'GET /admin/usage': row('admin', 200),

  // The database is another one for each caller, so the applicant has none yet.
  'POST /applications': row('strangerOrSignedIn', 201, {
    body: applicationFor('Builder', { ign: 'Newcomer' }),
  }),
  'GET /applications/mine': row('signedIn', 200),
  'GET /applications/:id': row('applicant', 200, {
    path: ({ applicationId }) => `/applications/${applicationId}`,
  }),
  'DELETE /applications/:id': row('applicantOrSignedIn', 204, {
    path: ({ applicationId }) => `/applications/${applicationId}`,
  }),
  'GET /admin/applications': row('reviewer', 200),
  'GET /admin/applications/:id': row('reviewer', 200, application()),
  'PATCH /admin/applications/:id': row('reviewer', 200, { ...application(), body: { state: 'accepted' } }),
  'DELETE /admin/applications/:id': row('admin', 204, application()),
  'POST /admin/applications/:id/comments': row('reviewer', 201, {
    ...application('/comments'),
    body: { text: 'Hello' },
  }),
  // There is no chat to announce it in.
  'POST /admin/applications/:id/resend': row('reviewer', 409, application('/resend')),

  'POST /contact': row('everybody', 202, { body: visitorMessage }),
  'GET /admin/messages': row('reviewer', 200),
  'DELETE /admin/messages/:id': row('admin', 204, {
    path: ({ messageId }) => `/admin/messages/${messageId}`,
  }),

  'GET /content': row('everybody', 200),
  'GET /news': row('everybody', 200),
  'GET /news/:slug': row('everybody', 200, { path: () => `/news/${stories[0]?.slug ?? ''}` }),
  'GET /events': row('everybody', 200),
  'GET /admin/content/news': row('editor', 200),
  'POST /admin/content/news': row('editor', 201, { body: { title: 'A draft', body: 'To be *written*.' } }),
  'PUT /admin/content/news/:id': row('editor', 200, { ...story, body: { version: 1, title: 'Renamed' } }),
  'DELETE /admin/content/news/:id': row('editor', 204, story),
  'GET /admin/content/events': row('editor', 200),
  'POST /admin/content/events': row('editor', 201, { body: { title: 'Races', when: 'On Fridays' } }),
  'PUT /admin/content/events/:id': row('editor', 200, { ...event, body: { version: 1, prize: 'Fame' } }),
  'DELETE /admin/content/events/:id': row('editor', 204, event),
  'GET /admin/content/faq': row('editor', 200),
  'POST /admin/content/faq': row('editor', 201, { body: { question: 'Why?', answer: 'Because.' } }),
  'PUT /admin/content/faq/:id': row('editor', 200, { ...question, body: { version: 1, order: 3 } }),
  'DELETE /admin/content/faq/:id': row('editor', 204, question),
  'GET /admin/content/banner': row('editor', 200),
  'PUT /admin/content/banner': row('editor', 200, { body: { text: 'Season 6 begins on Friday.' } }),
  'DELETE /admin/content/banner': row('editor', 204),
  'GET /admin/content/pictures': row('editor', 200),
  'POST /admin/content/pictures': row('editor', 201, { body: { large: TINY_WEBP, alt: 'Two pixels' } }),
  'DELETE /admin/content/pictures/:id': row('editor', 404, {
    path: () => `/admin/content/pictures/${'0'.repeat(32)}`,
  }),
};
