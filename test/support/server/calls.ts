import { questions } from '#network/faq';
import { modes } from '#network/modes';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { SOLD_ID } from '../fakes/shop-service';
import { applicationFor, openPositions } from '../fixtures/applications';
import { syncOf } from '../fixtures/companion-calls';
import { firstAnswer, visitorMessage } from '../fixtures/contact-message';
import { playerOf } from '../fixtures/leaderboard-players';
import { PASSWORD } from './account-site';
import { type DeclaredCall, row, type Subjects } from './declared-call';

/** A WebP of two pixels, in Base64. */
export const TINY_WEBP = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAQAAAAdQ1c70rv+BiOh/AAA=';

export const MODE = modes.at(0)?.id ?? 'none';
export const POSITION = openPositions[0] ?? '';

const application = (rest = '') => ({
  path: ({ applicationId }: Subjects) => `/admin/applications/${applicationId}${rest}`,
});
const message = (rest = '') => ({
  path: ({ messageId }: Subjects) => `/admin/messages/${messageId}${rest}`,
});
const user = (rest = '') => ({ path: ({ userId }: Subjects) => `/admin/users/${userId}${rest}` });
/** A document that every site ships, still unchanged. */
const shipped = (kind: string, id: string | undefined) => ({
  path: () => `/admin/content/${kind}/${id ?? ''}`,
});
const story = shipped('news', stories[0]?.slug);
const event = shipped('events', events[0]?.id);
const question = shipped('faq', questions[0]?.id);
const currentPassword = PASSWORD;

/**
 * All calls of the API, by method and path below `/api`: the one list to review. Audience, limit and size are compared with the
 * routes; samples are sent to functions, to the document, and to the platform.
 */
export const CALLS: Readonly<Record<string, DeclaredCall>> = {
  'GET /health': row('everybody', 200),
  'GET /csrf': row('everybody', 200),
  'GET /status': row('everybody', 200),
  'GET /status/history': row('everybody', 200, { path: () => '/status/history?range=24h' }),

  'GET /leaderboard': row('everybody', 200, { path: () => `/leaderboard?mode=${MODE}` }),
  'POST /leaderboard/:mode': row('gameServer', 200, {
    size: '512 KiB',
    path: () => `/leaderboard/${MODE}`,
    body: { players: [playerOf(2)] },
  }),
  'DELETE /leaderboard/:mode': row('gameServerOrAdmin', 200, { path: () => `/leaderboard/${MODE}` }),
  'GET /admin/leaderboard/:mode/left-out': row('admin', 200, {
    path: () => `/admin/leaderboard/${MODE}/left-out`,
  }),
  'GET /leaderboard/:mode/players/:player': row('everybody', 200, {
    limit: 'look-up, in-memory',
    path: () => `/leaderboard/${MODE}/players/${playerOf(1).username}`,
  }),
  'DELETE /leaderboard/:mode/players/:player': row('gameServerOrAdmin', 204, {
    path: () => `/leaderboard/${MODE}/players/${playerOf(1).uuid}`,
  }),

  'POST /companion/sync': row('gameServer', 200, { size: '512 KiB', body: syncOf() }),
  'GET /admin/companions': row('admin', 200),

  // The site has no shop, and says so.
  'GET /store': row('everybody', 404),
  'POST /store/checkout': row('everybody', 404, {
    limit: 'checkout, before',
    body: { packageId: SOLD_ID, player: 'Alex' },
  }),

  'GET /votes': row('everybody', 200),
  'GET /votes/:player': row('everybody', 200, { limit: 'look-up, in-memory', path: () => '/votes/Alex' }),
  'POST /votes/:player/check': row('everybody', 200, {
    limit: 'look-up, in-memory',
    path: () => '/votes/Alex/check',
    body: { site: 'first' },
  }),
  'POST /votes/:player/ticket': row('everybody', 200, {
    limit: 'vote-ticket, before',
    path: () => '/votes/Alex/ticket',
    body: { site: 'first' },
  }),
  // There are no votes yet.
  'POST /votes/:player/claim': row('everybody', 409, {
    limit: 'look-up, in-memory',
    path: () => '/votes/Alex/claim',
    body: { days: 3 },
  }),
  'GET /votes/callback/:site': row('everybody', 204, {
    limit: 'look-up, in-memory',
    path: () => '/votes/callback/first?p_resp=made-up',
  }),
  'POST /votes/callback/:site': row('everybody', 204, { path: () => '/votes/callback/first' }),
  'GET /voters': row('everybody', 200),
  'GET /admin/votes': row('admin', 200),
  'POST /admin/votes/test': row('admin', 201, { body: { username: 'Alex', site: 'first' } }),
  'GET /admin/vote-services': row('admin', 200),
  'GET /admin/vote-services/:id/votes': row('admin', 200, { path: () => '/admin/vote-services/mcsl/votes' }),
  'POST /admin/vote-services': row('admin', 200, { body: { service: 'votes.example', site: 'first' } }),
  // This vote service is not assigned.
  'DELETE /admin/vote-services/:id': row('admin', 404, { path: () => '/admin/vote-services/unheard' }),
  'GET /admin/rewards': row('admin', 200, { path: () => '/admin/rewards?state=uncertain' }),
  'POST /admin/rewards/:id': row('admin', 404, {
    path: () => '/admin/rewards/alex.made-up.1',
    body: { action: 'done' },
  }),

  'POST /auth/player': row('signedIn', 202, { limit: 'player-link, before', body: { username: 'Alex' } }),
  'POST /auth/player/confirm': row('signedIn', 422, {
    body: { id: '00000000-0000-4000-8000-000000000000', code: 'AAAAAA' },
  }),
  'DELETE /auth/player': row('signedIn', 204),
  'DELETE /admin/users/:id/player': row('admin', 204, user('/player')),

  'POST /auth/register': row('everybody', 201, {
    limit: 'register, before',
    body: { username: 'Newcomer', email: 'newcomer@example.org', password: PASSWORD },
  }),
  'POST /auth/login': row('everybody', 200, {
    limit: 'sign-in, before',
    body: { email: 'victim@example.org', password: PASSWORD },
  }),
  'POST /auth/logout': row('signedIn', 204),
  'POST /auth/confirm': row('signedIn', 204, {
    limit: 'own-password, in-memory',
    body: { password: PASSWORD },
  }),
  'GET /auth/me': row('signedIn', 200),
  'PATCH /auth/me': row('signedIn', 200, {
    limit: 'own-changes, by-handler and own-password, in-memory',
    body: { username: 'Renamed', currentPassword },
  }),
  'DELETE /auth/me': row('signedIn', 204, { limit: 'own-password, in-memory', body: { currentPassword } }),
  'GET /auth/sessions': row('signedIn', 200),
  'DELETE /auth/sessions': row('signedIn', 204),
  'DELETE /auth/sessions/:id': row('signedIn', 204, {
    path: ({ sessionId }) => `/auth/sessions/${sessionId}`,
  }),
  'GET /auth/export': row('confirmed', 200, { limit: 'export, in-memory' }),

  // The site has no email, and says so.
  'POST /auth/password/forgot': row('everybody', 409, {
    limit: 'mail, before',
    body: { email: 'victim@example.org' },
  }),
  'POST /auth/password/reset': row('everybody', 422, {
    limit: 'look-up, in-memory',
    body: { token: 'made-up', password: PASSWORD },
  }),
  'POST /auth/email/verify': row('everybody', 422, {
    limit: 'look-up, in-memory',
    body: { token: 'made-up' },
  }),
  'POST /auth/email/send': row('signedIn', 409),

  'GET /auth/totp': row('signedIn', 200),
  'POST /auth/totp': row('confirmed', 200),
  // None of them has begun the setup.
  'POST /auth/totp/confirm': row('signedIn', 409, { body: { code: '123456' } }),
  'DELETE /auth/totp': row('confirmed', 404),
  'GET /auth/passkeys': row('signedIn', 200),
  'POST /auth/passkeys/options': row('confirmed', 200),
  // The passkey comes from no authenticator.
  'POST /auth/passkeys': row('confirmed', 422, {
    body: {
      name: 'Key',
      response: { id: 'AA', response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
    },
  }),
  'DELETE /auth/passkeys/:id': row('confirmed', 404, { path: () => '/auth/passkeys/AA' }),
  'POST /auth/login/second': row('everybody', 401, {
    limit: 'sign-in, by-handler',
    body: { ticket: 'made-up', code: '123456' },
  }),
  'POST /auth/login/passkey/options': row('everybody', 200),
  'POST /auth/login/passkey': row('everybody', 401, {
    limit: 'sign-in, by-handler',
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
  'POST /admin/users/:id/password-link': row('admin', 409, user('/password-link')),
  'GET /admin/audit': row('admin', 200),
  'GET /admin/backups': row('admin', 200),
  'POST /admin/backups': row('admin', 200),
  // There is no backup yet.
  'GET /admin/backups/:id': row('owner', 404, {
    path: () => '/admin/backups/00000000-0000-4000-8000-000000000000',
  }),
  'POST /admin/backups/:id/restore': row('owner', 404, {
    path: () => '/admin/backups/00000000-0000-4000-8000-000000000000/restore',
  }),
  'GET /admin/overview': row('reviewer', 200),
  'GET /admin/services': row('reviewer', 200),
  'GET /admin/usage': row('admin', 200),
  'PUT /admin/usage/savings': row('admin', 200, { body: { film: true, polls: false, heartbeats: false } }),

  // Each caller has a new database, so the applicant has no application yet.
  'POST /applications': row('strangerOrSignedIn', 201, {
    limit: 'applications, by-handler',
    size: '512 KiB',
    body: applicationFor(POSITION, { ign: 'Newcomer' }),
  }),
  'GET /applications/mine': row('signedIn', 200),
  'GET /applications/:id': row('applicant', 200, {
    limit: 'look-up, in-memory',
    path: ({ applicationId }) => `/applications/${applicationId}`,
  }),
  'GET /applications/:id/answers': row('applicantOrConfirmed', 200, {
    limit: 'look-up, in-memory',
    path: ({ applicationId }) => `/applications/${applicationId}/answers`,
  }),
  'DELETE /applications/:id': row('applicantOrSignedIn', 204, {
    limit: 'look-up, in-memory',
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
  // There is no chat for the announcement.
  'POST /admin/applications/:id/resend': row('reviewer', 409, application('/resend')),

  'POST /contact': row('everybody', 202, { limit: 'contact, by-handler', body: visitorMessage }),
  'GET /admin/messages': row('reviewer', 200),
  'GET /admin/messages/:id': row('reviewer', 200, message()),
  'POST /admin/messages/:id': row('reviewer', 200, { ...message(), body: { version: 1, action: 'take' } }),
  'POST /admin/messages/:id/answers': row('reviewer', 409, { ...message('/answers'), body: firstAnswer }),
  'POST /admin/messages/:id/resend': row('reviewer', 409, message('/resend')),
  'DELETE /admin/messages/:id': row('admin', 204, message()),

  'GET /content': row('everybody', 200),
  'GET /news': row('everybody', 200),
  'GET /news/:slug': row('everybody', 200, { path: () => `/news/${stories[0]?.slug ?? ''}` }),
  'GET /events': row('everybody', 200),
  'GET /events/:id': row('everybody', 200, { path: () => `/events/${events[0]?.id ?? ''}` }),
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
  'POST /admin/content/pictures': row('editor', 201, {
    limit: 'pictures, before',
    size: '4301 KiB',
    body: { large: TINY_WEBP, alt: 'Two pixels' },
  }),
  'DELETE /admin/content/pictures/:id': row('editor', 404, {
    path: () => `/admin/content/pictures/${'0'.repeat(32)}`,
  }),
};

/** Returns the path of a call of the table, below `/api`, with its parameters filled in. */
export const pathOf = (route: string, subjects: Subjects): string =>
  CALLS[route]?.path?.(subjects) ?? route.split(' ')[1] ?? '';
