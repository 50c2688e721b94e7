import * as v from 'valibot';
import {
  announced,
  auditEntries,
  content,
  detail,
  exported,
  health,
  message,
  messageDetail,
  ownApplication,
  places,
  player,
  serverStatus,
  summary,
  user,
} from '../../test/support/fixtures/response-examples';
import { ANY_TEXT, extendedVariations, wrongVariations } from '../../test/support/fixtures/variations';
import { applicationDetailResponseSchema, applicationsResponseSchema } from './application-desk';
import { auditResponseSchema } from './audit';
import { companionSyncResponseSchema } from './companion-sync';
import {
  contentConflictSchema,
  contentResponseSchema,
  deskBannerResponseSchema,
  deskEventResponseSchema,
  deskEventsResponseSchema,
  eventResponseSchema,
  deskFaqResponseSchema,
  deskNewsResponseSchema,
  deskQuestionResponseSchema,
  deskStoryResponseSchema,
  newsResponseSchema,
  storyResponseSchema,
} from './content';
import { csrfResponseSchema } from './csrf';
import { errorResponseSchema } from './errors';
import { healthResponseSchema, servicesResponseSchema } from './health';
import { leaderboardPushResponseSchema, leaderboardResponseSchema } from './leaderboard';
import { receivedSeasonSchema, seasonResponseSchema } from './leaderboard-desk';
import { contactResponseSchema, messageDetailResponseSchema, messagesResponseSchema } from './messages';
import { overviewResponseSchema } from './overview';
import { exportResponseSchema, ownChangesResponseSchema, sessionsResponseSchema } from './own-account';
import {
  applicationResponseSchema,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
  sentAnswersSchema,
} from './own-applications';
import { playerPlaceResponseSchema } from './player-place';
import { savingsResponseSchema } from './savings';
import { receivedStatusSchema, statusResponseSchema } from './status';
import { historyResponseSchema } from './status-history';
import { usageResponseSchema } from './usage';
import { usersResponseSchema } from './user-desk';
import { loginResponseSchema, registerResponseSchema, userResponseSchema } from './users';

const time = '2025-05-25T14:03:09.000Z';
const id = ANY_TEXT;
const nextCursor = ANY_TEXT;
const account = { token: ANY_TEXT, user };
const unseen = { ...serverStatus, latencyMs: null, source: null };
/** The network defines its servers. */
const servers = ['first', 'second'] as const;
const status = {
  fetchedAt: time,
  stale: false,
  total: { online: 5, max: 100 },
  servers: { first: serverStatus, second: unseen },
};
const history = {
  range: '24h',
  points: [{ at: time, players: { first: 1, second: null }, total: { online: 1, max: null } }],
};
const board = { mode: ANY_TEXT, source: 'snapshot', capturedAt: time, players: [player] };
const place = { mode: ANY_TEXT, player, places, total: 20 };
/** An id on the wire to companions contains no spaces. */
const wireId = 'an-id';
const synced = {
  accepted: { votes: [wireId], receipts: [wireId], refused: [{ id: wireId, reason: ANY_TEXT }] },
  rewards: [{ id: wireId, reward: ANY_TEXT, player: ANY_TEXT, count: 2 }],
  challenges: [{ id: wireId, player: ANY_TEXT, code: 'ABCD-1234', expiresAt: time }],
  nextMs: 120_000,
};
const savings = { film: true, polls: false, heartbeats: false, version: 1, bySite: ['film'] };
const error = { code: ANY_TEXT, message: ANY_TEXT, fields: { email: ANY_TEXT } };

const LAST_PAGE = 'nextCursor is null';
const NO_PLACE = String.raw`places\.\w+ is missing`;
/** Any figure may be missing, and a level is optional. */
const NO_FIGURE = String.raw`\.(metrics\.\w+|level|kills|deaths|playtime|blocksBreaked|mobKills) is missing|\.level is null`;
const TOTAL = String.raw`total\.(online|max) is null`;
const UNSEEN = String.raw`\.(latencyMs|source|players\.online|players\.max) is null`;
const OF_ANNOUNCEMENT = String.raw`\.(reason|nextAttemptAt) is null`;
const OF_EVENT = String.raw`\.(startsAt|endsAt|href|editedAt|recurrence|until) is null|count is null`;
const OF_BANNER = String.raw`\.(href|until) is null`;
const OF_DETAIL = String.raw`${OF_ANNOUNCEMENT}|applicant is null|answers\.ign is missing`;

/** A schema, a valid example, and a pattern of the wrong variations that are accepted too. */
type Row = [schema: v.GenericSchema, example: object, taken?: string];

const rows: Record<string, Row> = {
  application: [applicationResponseSchema, { id }],
  applications: [
    applicationsResponseSchema,
    { applications: [summary, announced], nextCursor },
    `${LAST_PAGE}|${OF_ANNOUNCEMENT}`,
  ],
  applicationDetail: [applicationDetailResponseSchema, { application: detail }, OF_DETAIL],
  audit: [
    auditResponseSchema,
    { entries: auditEntries, nextCursor },
    String.raw`${LAST_PAGE}|entries\.([0-6]|8|10)\.(before|after) is null|(before|after|actor)\.username is null|publishedAt is null`,
  ],
  companionSync: [companionSyncResponseSchema, synced],
  contact: [contactResponseSchema, { id }],
  content: [contentResponseSchema, content.visible, `${OF_EVENT}|${OF_BANNER}|banner is null`],
  contentConflict: [
    contentConflictSchema,
    { error, current: content.deskQuestion },
    String.raw`error\.fields(\.email)? is missing|current is null|order is -1`,
  ],
  news: [newsResponseSchema, { items: [content.card], nextCursor }, LAST_PAGE],
  story: [storyResponseSchema, { item: content.story }],
  deskNews: [
    deskNewsResponseSchema,
    { items: [content.deskStory], nextCursor },
    `${LAST_PAGE}|publishedAt is null`,
  ],
  deskStory: [deskStoryResponseSchema, { item: content.deskStory }, 'publishedAt is null'],
  event: [eventResponseSchema, { item: content.event }, OF_EVENT],
  deskEvents: [
    deskEventsResponseSchema,
    { items: [content.deskEvent], nextCursor },
    `${LAST_PAGE}|${OF_EVENT}`,
  ],
  deskEvent: [deskEventResponseSchema, { item: content.deskEvent }, OF_EVENT],
  deskFaq: [deskFaqResponseSchema, { items: [content.deskQuestion], nextCursor }, `${LAST_PAGE}|order is -1`],
  deskQuestion: [deskQuestionResponseSchema, { item: content.deskQuestion }, 'order is -1'],
  deskBanner: [deskBannerResponseSchema, { item: content.deskBanner }, `${OF_BANNER}|item is null`],
  csrf: [csrfResponseSchema, { token: ANY_TEXT }],
  error: [errorResponseSchema, { error }, String.raw`error\.fields(\.email)? is missing`],
  ownChanges: [ownChangesResponseSchema, { user, token: ANY_TEXT }, 'token is missing'],
  export: [
    exportResponseSchema,
    exported,
    String.raw`answers\.ign is missing|passkeys\.0\.lastUsedAt is null`,
  ],
  health: [healthResponseSchema, health],
  history: [
    historyResponseSchema(servers),
    history,
    String.raw`players\.\w+ is null|total is missing|${TOTAL}`,
  ],
  leaderboard: [leaderboardResponseSchema, board, NO_FIGURE],
  leaderboardPush: [leaderboardPushResponseSchema, { accepted: 3 }],
  login: [loginResponseSchema, account],
  messages: [
    messagesResponseSchema,
    { messages: [message], nextCursor, searched: 3 },
    `${LAST_PAGE}|takenBy is null`,
  ],
  message: [messageDetailResponseSchema, { message: messageDetail }, 'takenBy is null|reason is null'],
  services: [
    servicesResponseSchema,
    { failures: [{ service: ANY_TEXT, at: '2026-11-25T12:00:00.000Z', reason: ANY_TEXT }] },
  ],
  overview: [
    overviewResponseSchema,
    {
      users: 1,
      admins: 2,
      messages: 3,
      openMessages: 2,
      openApplications: 4,
      applicationsOfStrangers: { open: 5, mostOpen: 6, today: 7, mostOnDay: 8 },
    },
  ],
  ownApplication: [ownApplicationSchema, ownApplication],
  sentAnswers: [sentAnswersSchema, { answers: { [ANY_TEXT]: ANY_TEXT } }, String.raw`answers\..* is missing`],
  ownApplications: [ownApplicationsResponseSchema, { applications: [ownApplication] }],
  playerPlace: [playerPlaceResponseSchema, place, `${NO_FIGURE}|${NO_PLACE}`],
  receivedSeason: [receivedSeasonSchema, { mode: ANY_TEXT, players: [player] }, String.raw`players\.0.*`],
  receivedStatus: [
    receivedStatusSchema(servers),
    status,
    String.raw`${UNSEEN}|${TOTAL}|\.performance(\.(tps|mspt|measured))? is missing`,
  ],
  register: [registerResponseSchema, { ...account, success: true }],
  savings: [savingsResponseSchema, { savings }, String.raw`savings\.version is null`],
  season: [seasonResponseSchema, { mode: ANY_TEXT, players: [player] }, NO_FIGURE],
  sessions: [sessionsResponseSchema, { sessions: exported.sessions }],
  status: [statusResponseSchema(servers), status, `${UNSEEN}|${TOTAL}`],
  usage: [
    usageResponseSchema,
    {
      ...{ endsAt: time, commands: 1, calls: 2, credits: 0.5, requests: 4, sent: 5, bytes: 3 },
      savings,
    },
    String.raw`(bytes|savings\.version) is null`,
  ],
  user: [userResponseSchema, { user }],
  users: [usersResponseSchema, { users: [user], nextCursor, owner: ANY_TEXT }, `${LAST_PAGE}|owner is null`],
};

describe.each(Object.entries(rows))('the response %s', (_name, [schema, example, taken]) => {
  const isTaken = taken === undefined ? () => false : (what: string) => new RegExp(`(${taken})$`).test(what);

  it('is taken as the example has it', () => {
    expect(v.safeParse(schema, example).issues).toBeUndefined();
  });

  it('is taken with what a newer server adds', () => {
    const refused = extendedVariations(example).filter(({ value }) => !v.is(schema, value));
    expect(refused.map(({ what }) => what)).toEqual([]);
  });

  it('is refused when anything that it has to have is missing or wrong', () => {
    const accepted = wrongVariations(example).filter(({ value }) => v.is(schema, value));
    expect(accepted.map(({ what }) => what).filter((what) => !isTaken(what))).toEqual([]);
  });
});

test('an account without a token is none', () => {
  expect(v.is(loginResponseSchema, { ...account, token: '' })).toBe(false);
});

test('a figure is finite', () => {
  // JSON can express it as 1e999.
  expect(v.is(leaderboardPushResponseSchema, { accepted: Infinity })).toBe(false);
});
