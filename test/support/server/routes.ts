import type { GenericSchema } from 'valibot';
import { applicationDetailResponseSchema, applicationsResponseSchema } from '@/contract/application-desk';
import { auditResponseSchema } from '@/contract/audit';
import { loginResponseSchema, registerResponseSchema } from '@/contract/auth';
import { backupsResponseSchema, backupWorkResponseSchema } from '@/contract/backups';
import { companionSyncResponseSchema } from '@/contract/companion-sync';
import {
  contentResponseSchema,
  deskBannerResponseSchema,
  deskEventResponseSchema,
  deskEventsResponseSchema,
  deskFaqResponseSchema,
  deskNewsResponseSchema,
  deskQuestionResponseSchema,
  deskStoryResponseSchema,
  eventsResponseSchema,
  newsResponseSchema,
  storyResponseSchema,
} from '@/contract/content';
import { csrfResponseSchema } from '@/contract/csrf';
import { healthResponseSchema } from '@/contract/health';
import {
  leaderboardPushResponseSchema,
  leaderboardResponseSchema,
  leftOutResponseSchema,
} from '@/contract/leaderboard';
import { contactResponseSchema, messagesResponseSchema } from '@/contract/messages';
import {
  exportResponseSchema,
  ownChangesResponseSchema,
  sessionsResponseSchema,
} from '@/contract/own-account';
import {
  applicationResponseSchema,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
} from '@/contract/own-applications';
import { pictureResponseSchema, picturesResponseSchema } from '@/contract/pictures';
import { playerPlaceResponseSchema } from '@/contract/player-place';
import { seasonResponseSchema } from '@/contract/season';
import {
  passkeyOptionsResponseSchema,
  passkeyResponseSchema,
  passkeysResponseSchema,
  recoveryCodesResponseSchema,
  totpResponseSchema,
  totpStateResponseSchema,
} from '@/contract/second-factor';
import { servicesResponseSchema } from '@/contract/services';
import { statusResponseSchema } from '@/contract/status';
import { historyResponseSchema } from '@/contract/status-history';
import { usageResponseSchema } from '@/contract/usage';
import { overviewResponseSchema, userResponseSchema, usersResponseSchema } from '@/contract/users';
import {
  companionsResponseSchema,
  ledgerResponseSchema,
  rewardResponseSchema,
  rewardsResponseSchema,
  testVoteResponseSchema,
} from '@/contract/vote-desk';
import {
  namedServiceResponseSchema,
  unrecognizedVotesResponseSchema,
  voteServicesResponseSchema,
} from '@/contract/vote-services';
import {
  playerLinkResponseSchema,
  voteCheckResponseSchema,
  voteClaimResponseSchema,
  voteBridgeResponseSchema,
  votersResponseSchema,
  votesResponseSchema,
  voteTicketResponseSchema,
} from '@/contract/votes';
import { SERVER_IDS } from '../fixtures/tracked-servers';

/** Who may call it, its limit, how much may be sent, and what a call that succeeds is answered with; null for nothing, `file` for bytes. */
type RouteRow = readonly [
  auth: string,
  limit: string,
  body: string,
  status: number,
  response: GenericSchema | 'file' | null,
];

/** The whole surface of the site, by method and path below `/api`. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /health': ['public', 'no limit', 'no body', 200, healthResponseSchema],
  'GET /csrf': ['public', 'no limit', 'no body', 200, csrfResponseSchema],
  'GET /status': ['public', 'no limit', 'no body', 200, statusResponseSchema(SERVER_IDS)],
  'GET /status/history': ['public', 'no limit', 'no body', 200, historyResponseSchema(SERVER_IDS)],

  'GET /leaderboard': ['public', 'no limit', 'no body', 200, leaderboardResponseSchema],
  'POST /leaderboard/:mode': ['gameServer', 'no limit', '512 KiB', 200, leaderboardPushResponseSchema],
  'DELETE /leaderboard/:mode': ['gameServer or admin', 'no limit', 'no body', 200, seasonResponseSchema],
  'GET /admin/leaderboard/:mode/left-out': ['admin', 'no limit', 'no body', 200, leftOutResponseSchema],
  'GET /leaderboard/:mode/players/:player': [
    'public',
    'look-up, in-memory',
    'no body',
    200,
    playerPlaceResponseSchema,
  ],
  'DELETE /leaderboard/:mode/players/:player': ['gameServer or admin', 'no limit', 'no body', 204, null],

  'POST /companion/sync': ['gameServer', 'no limit', '512 KiB', 200, companionSyncResponseSchema],
  'GET /admin/companions': ['admin', 'no limit', 'no body', 200, companionsResponseSchema],

  'GET /votes': ['public', 'no limit', 'no body', 200, voteBridgeResponseSchema],
  'GET /votes/:player': ['public', 'look-up, in-memory', 'no body', 200, votesResponseSchema],
  'POST /votes/:player/check': ['public', 'look-up, in-memory', '64 KiB', 200, voteCheckResponseSchema],
  'POST /votes/:player/ticket': ['public', 'vote-ticket, before', '64 KiB', 200, voteTicketResponseSchema],
  'POST /votes/:player/claim': ['public', 'look-up, in-memory', '64 KiB', 200, voteClaimResponseSchema],
  'GET /votes/callback/:site': ['public', 'look-up, in-memory', 'no body', 204, null],
  'POST /votes/callback/:site': ['public', 'no limit', 'no body', 204, null],
  'GET /voters': ['public', 'no limit', 'no body', 200, votersResponseSchema],
  'GET /admin/votes': ['admin', 'no limit', 'no body', 200, ledgerResponseSchema],
  'POST /admin/votes/test': ['admin', 'no limit', '64 KiB', 201, testVoteResponseSchema],
  'GET /admin/vote-services': ['admin', 'no limit', 'no body', 200, voteServicesResponseSchema],
  'GET /admin/vote-services/:id/votes': [
    'admin',
    'no limit',
    'no body',
    200,
    unrecognizedVotesResponseSchema,
  ],
  'POST /admin/vote-services': ['admin', 'no limit', '64 KiB', 200, namedServiceResponseSchema],
  'DELETE /admin/vote-services/:id': ['admin', 'no limit', 'no body', 204, null],
  'GET /admin/rewards': ['admin', 'no limit', 'no body', 200, rewardsResponseSchema],
  'POST /admin/rewards/:id': ['admin', 'no limit', '64 KiB', 200, rewardResponseSchema],

  'POST /auth/player': ['account', 'player-link, before', '64 KiB', 202, playerLinkResponseSchema],
  'POST /auth/player/confirm': ['account', 'no limit', '64 KiB', 200, userResponseSchema],
  'DELETE /auth/player': ['account', 'no limit', 'no body', 204, null],
  'DELETE /admin/users/:id/player': ['admin', 'no limit', 'no body', 204, null],

  'POST /auth/register': ['public', 'register, before', '64 KiB', 201, registerResponseSchema],
  'POST /auth/login': ['public', 'sign-in, before', '64 KiB', 200, loginResponseSchema],
  'POST /auth/logout': ['account', 'no limit', 'no body', 204, null],
  'GET /auth/me': ['account', 'no limit', 'no body', 200, userResponseSchema],
  'PATCH /auth/me': [
    'account',
    'own-changes, by-handler and own-password, in-memory',
    '64 KiB',
    200,
    ownChangesResponseSchema,
  ],
  'DELETE /auth/me': ['account', 'own-password, in-memory', '64 KiB', 204, null],
  'POST /auth/confirm': ['account', 'own-password, in-memory', '64 KiB', 204, null],
  'GET /auth/sessions': ['account', 'no limit', 'no body', 200, sessionsResponseSchema],
  'DELETE /auth/sessions': ['account', 'no limit', 'no body', 204, null],
  'DELETE /auth/sessions/:id': ['account', 'no limit', 'no body', 204, null],
  'GET /auth/export': ['account', 'export, in-memory', 'no body', 200, exportResponseSchema],

  'POST /auth/password/forgot': ['public', 'mail, before', '64 KiB', 202, null],
  'POST /auth/password/reset': ['public', 'look-up, in-memory', '64 KiB', 204, null],
  'POST /auth/email/verify': ['public', 'look-up, in-memory', '64 KiB', 204, null],
  'POST /auth/email/send': ['account', 'no limit', 'no body', 202, null],

  'GET /auth/totp': ['account', 'no limit', 'no body', 200, totpStateResponseSchema],
  'POST /auth/totp': ['account', 'no limit', 'no body', 200, totpResponseSchema],
  'POST /auth/totp/confirm': ['account', 'no limit', '64 KiB', 200, recoveryCodesResponseSchema],
  'DELETE /auth/totp': ['account', 'no limit', 'no body', 204, null],
  'GET /auth/passkeys': ['account', 'no limit', 'no body', 200, passkeysResponseSchema],
  'POST /auth/passkeys/options': ['account', 'no limit', 'no body', 200, passkeyOptionsResponseSchema],
  'POST /auth/passkeys': ['account', 'no limit', '64 KiB', 201, passkeyResponseSchema],
  'DELETE /auth/passkeys/:id': ['account', 'no limit', 'no body', 204, null],
  'POST /auth/login/second': ['public', 'sign-in, by-handler', '64 KiB', 200, loginResponseSchema],
  'POST /auth/login/passkey/options': ['public', 'no limit', 'no body', 200, passkeyOptionsResponseSchema],
  'POST /auth/login/passkey': ['public', 'sign-in, by-handler', '64 KiB', 200, loginResponseSchema],

  'GET /admin/users': ['admin', 'no limit', 'no body', 200, usersResponseSchema],
  'POST /admin/users': ['admin', 'no limit', '64 KiB', 201, userResponseSchema],
  'PUT /admin/users/:id': ['admin', 'no limit', '64 KiB', 200, userResponseSchema],
  'DELETE /admin/users/:id': ['admin', 'no limit', 'no body', 204, null],
  'DELETE /admin/users/:id/sessions': ['admin', 'no limit', 'no body', 204, null],
  'GET /admin/audit': ['admin', 'no limit', 'no body', 200, auditResponseSchema],
  'GET /admin/backups': ['admin', 'no limit', 'no body', 200, backupsResponseSchema],
  'POST /admin/backups': ['admin', 'no limit', 'no body', 200, backupWorkResponseSchema],
  'GET /admin/backups/:id': ['owner', 'no limit', 'no body', 200, 'file'],
  'POST /admin/backups/:id/restore': ['owner', 'no limit', 'no body', 200, backupWorkResponseSchema],
  'GET /admin/overview': ['reviewer', 'no limit', 'no body', 200, overviewResponseSchema],
  'GET /admin/services': ['reviewer', 'no limit', 'no body', 200, servicesResponseSchema],
  'GET /admin/usage': ['admin', 'no limit', 'no body', 200, usageResponseSchema],

  'POST /applications': ['public', 'applications, by-handler', '512 KiB', 201, applicationResponseSchema],
  'GET /applications/mine': ['account', 'no limit', 'no body', 200, ownApplicationsResponseSchema],
  'GET /applications/:id': ['applicant', 'look-up, in-memory', 'no body', 200, ownApplicationSchema],
  'DELETE /applications/:id': ['applicant', 'look-up, in-memory', 'no body', 204, null],
  'GET /admin/applications': ['reviewer', 'no limit', 'no body', 200, applicationsResponseSchema],
  'GET /admin/applications/:id': ['reviewer', 'no limit', 'no body', 200, applicationDetailResponseSchema],
  'PATCH /admin/applications/:id': ['reviewer', 'no limit', '64 KiB', 200, applicationDetailResponseSchema],
  'DELETE /admin/applications/:id': ['admin', 'no limit', 'no body', 204, null],
  'POST /admin/applications/:id/comments': [
    'reviewer',
    'no limit',
    '64 KiB',
    201,
    applicationDetailResponseSchema,
  ],
  'POST /admin/applications/:id/resend': [
    'reviewer',
    'no limit',
    'no body',
    202,
    applicationDetailResponseSchema,
  ],

  'POST /contact': ['public', 'contact, by-handler', '64 KiB', 202, contactResponseSchema],
  'GET /admin/messages': ['reviewer', 'no limit', 'no body', 200, messagesResponseSchema],
  'DELETE /admin/messages/:id': ['admin', 'no limit', 'no body', 204, null],

  'GET /content': ['public', 'no limit', 'no body', 200, contentResponseSchema],
  'GET /news': ['public', 'no limit', 'no body', 200, newsResponseSchema],
  'GET /news/:slug': ['public', 'no limit', 'no body', 200, storyResponseSchema],
  'GET /events': ['public', 'no limit', 'no body', 200, eventsResponseSchema],
  'GET /admin/content/news': ['editor', 'no limit', 'no body', 200, deskNewsResponseSchema],
  'POST /admin/content/news': ['editor', 'no limit', '64 KiB', 201, deskStoryResponseSchema],
  'PUT /admin/content/news/:id': ['editor', 'no limit', '64 KiB', 200, deskStoryResponseSchema],
  'DELETE /admin/content/news/:id': ['editor', 'no limit', 'no body', 204, null],
  'GET /admin/content/events': ['editor', 'no limit', 'no body', 200, deskEventsResponseSchema],
  'POST /admin/content/events': ['editor', 'no limit', '64 KiB', 201, deskEventResponseSchema],
  'PUT /admin/content/events/:id': ['editor', 'no limit', '64 KiB', 200, deskEventResponseSchema],
  'DELETE /admin/content/events/:id': ['editor', 'no limit', 'no body', 204, null],
  'GET /admin/content/faq': ['editor', 'no limit', 'no body', 200, deskFaqResponseSchema],
  'POST /admin/content/faq': ['editor', 'no limit', '64 KiB', 201, deskQuestionResponseSchema],
  'PUT /admin/content/faq/:id': ['editor', 'no limit', '64 KiB', 200, deskQuestionResponseSchema],
  'DELETE /admin/content/faq/:id': ['editor', 'no limit', 'no body', 204, null],
  'GET /admin/content/banner': ['editor', 'no limit', 'no body', 200, deskBannerResponseSchema],
  'PUT /admin/content/banner': ['editor', 'no limit', '64 KiB', 200, deskBannerResponseSchema],
  'DELETE /admin/content/banner': ['editor', 'no limit', 'no body', 204, null],
  'GET /admin/content/pictures': ['editor', 'no limit', 'no body', 200, picturesResponseSchema],
  'POST /admin/content/pictures': ['editor', 'pictures, before', '4301 KiB', 201, pictureResponseSchema],
  'DELETE /admin/content/pictures/:id': ['editor', 'no limit', 'no body', 204, null],
};
