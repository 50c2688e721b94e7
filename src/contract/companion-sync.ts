import * as v from 'valibot';
import { array, type InferType, lazy, mixed, object, type Schema, string } from 'yup';
import { choiceForm, type JsonForm, UUID_FORM } from './json-form';
import { toUuid } from './leaderboard-requests';
import { GAME_NAME_FORM, isGameName, isListedName, LISTED_NAME_FORM, PLAYER_NAME_LIMIT } from './player-name';
import { recordsOf } from './records';
import { figure, time } from './shapes';
import { requiredText } from './text';
import { isUuid, UUID_PATTERN } from './uuid';

/** The companion's only call, below the API's base; `GAME_SERVER_KEY` is its bearer token. */
export const COMPANION_PATHS = { companionSync: '/companion/sync' } as const;

/** Maximum number of items of each kind in one call. */
export const SYNC_LIMITS = {
  votes: 200,
  receipts: 200,
  rewards: 200,
  challenges: 200,
  players: 1_000,
  tests: 20,
  rewardIds: 60,
};
/** Maximum size of one call, in bytes of JSON. */
export const SYNC_LIMIT_BYTES = 524_288;
/** Maximum lengths, in characters. */
export const SYNC_TEXT_LIMITS = {
  server: 40,
  version: 40,
  service: 100,
  reward: 60,
  id: 100,
  detail: 300,
  answer: 64,
};
/**
 * A companion heard within this time is connected: its server's figures are valid, and a second companion is
 * refused with 409.
 */
export const COMPANION_SILENCE_MS = 12 * 60_000;
/** Votes that a companion received longer ago are refused as `too_old`. */
export const VOTE_AGE_LIMIT_MS = 7 * 24 * 60 * 60_000;

/** Id of a reward, as in `voting.ts` and `rewards.json`. */
export const REWARD_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Outcome of a reward on the game server. */
export const RECEIPT_RESULTS = ['done', 'failed', 'uncertain'] as const;
export type ReceiptResult = (typeof RECEIPT_RESULTS)[number];
/**
 * `detail` of a `failed` receipt for which no command was run, because the player had left or the console was
 * unavailable. The reward waits again under the same id.
 */
export const NOT_RUN = 'not_run';

const isFigure = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;
const amount = (label: string, most: number) =>
  mixed((value): value is number => isFigure(value, most))
    .meta({ form: { type: 'number', minimum: 0, maximum: most } })
    .typeError(`${label} must be a number from 0 to ${String(most)}`)
    .required(`${label} is missing`);

const oneOf = <T extends string | number>(label: string, values: readonly T[]) =>
  mixed((value): value is T => values.some((known) => known === value))
    .meta({ form: choiceForm(values) })
    .typeError(`${label} must be one of ${values.join(', ')}`)
    .required(`${label} is missing`);

const id = (label: string) =>
  mixed(isUuid)
    .meta({ form: UUID_FORM })
    .typeError(`${label} must be a UUID`)
    .required(`${label} is missing`);

const moment = (label: string) =>
  mixed((value): value is string => v.is(time, value))
    .meta({ form: { type: 'string', format: 'date-time' } })
    .typeError(`${label} must be a time in ISO 8601`)
    .required(`${label} is missing`);

const textThat = (label: string, problem: string, form: JsonForm, fits: (text: string) => boolean) =>
  mixed((value): value is string => typeof value === 'string' && fits(value))
    .meta({ form })
    .typeError(`${label} ${problem}`)
    .required(`${label} is missing`);

/** A vote as it was received. The companion keeps it until the site has answered for its id. */
export const sentVoteSchema = object({
  id: id('The vote’s id'),
  /** The listing site's name for itself. */
  service: requiredText({ label: 'Service', limit: SYNC_TEXT_LIMITS.service }),
  username: textThat('Username', 'is no player’s name', GAME_NAME_FORM, isGameName),
  receivedAt: moment('The time of receipt'),
  /** Votifier's version; in version 1, anyone with the public key can forge votes. */
  protocol: oneOf('Protocol', [1, 2]),
}).required('A vote is missing');
export type SentVote = InferType<typeof sentVoteSchema>;

/** A listing site's test vote, which no player is credited for: it shows that the site's votes arrive. */
const sentTestSchema = object({
  service: requiredText({ label: 'Service', limit: SYNC_TEXT_LIMITS.service }),
  receivedAt: moment('The time of receipt'),
  protocol: oneOf('Protocol', [1, 2]),
}).required('A test is missing');
export type SentTest = InferType<typeof sentTestSchema>;

/** The outcome of a reward that the site has handed out. */
export const sentReceiptSchema = object({
  id: requiredText({ label: 'The reward’s id', limit: SYNC_TEXT_LIMITS.id }),
  result: oneOf('Result', RECEIPT_RESULTS),
  detail: string().strict().max(SYNC_TEXT_LIMITS.detail, 'Detail is too long'),
}).required('A receipt is missing');
export type SentReceipt = InferType<typeof sentReceiptSchema>;

const onlinePlayer = object({
  uuid: textThat(
    'UUID',
    'is none',
    { type: 'string', pattern: `^${UUID_PATTERN}$` },
    (text) => toUuid(text) === text,
  ),
  name: textThat('Name', 'is no player’s name', LISTED_NAME_FORM, isListedName),
}).required('A player is missing');
export type OnlinePlayer = InferType<typeof onlinePlayer>;

const vitals = object({
  /** Ticks per second. */
  tps: amount('TPS', 20),
  /** Milliseconds per tick. */
  mspt: amount('MSPT', 600_000),
});
export type Vitals = InferType<typeof vitals>;

const nothing = mixed().nullable() as unknown as Schema<null>;

/** Rejects a list that is too long by its length alone. */
const upTo = <T extends object | string>(label: string, most: number, item: Schema<T>) => {
  const list = array(item).typeError(`${label} must be a list`).required(`${label} are missing`);
  const tooLong = mixed<T[]>()
    .required()
    .test('limit', `A call takes ${String(most)} ${label.toLowerCase()} at most`, () => false);
  const schema = list as unknown as Schema<T[]>;
  const records = recordsOf(schema, item);
  const read = (value: unknown): Schema<T[]> => {
    if (!Array.isArray(value)) return schema;
    return value.length > most ? (tooLong as unknown as Schema<T[]>) : records(value);
  };
  return { list: schema, read };
};
const listOf = <T extends object>(label: string, most: number, item: Schema<T>) => {
  const { list, read } = upTo(label, most, item);
  return lazy(read).meta({ holds: list, most });
};
const players = upTo('Players', SYNC_LIMITS.players, onlinePlayer);
const tests = upTo('Tests', SYNC_LIMITS.tests, sentTestSchema);
const missingRewards = upTo<string>(
  'Missing rewards',
  SYNC_LIMITS.rewardIds,
  requiredText({ label: 'A missing reward', limit: SYNC_TEXT_LIMITS.reward }),
);

/** Reads a list that a companion may omit. */
const unlessOmitted =
  <T>(read: (value: unknown) => Schema<T>) =>
  (value: unknown): Schema<T | undefined> =>
    value === undefined ? (mixed() as unknown as Schema<undefined>) : read(value);

/**
 * `POST /api/companion/sync`, a {@link CompanionSync}, answered with a {@link CompanionSyncResponse}. The
 * schema does not check whether the server exists or a vote or receipt is valid: invalid ones are `refused`
 * in the answer, and the rest of the call is processed.
 */
export const companionSyncSchema = object({
  /** Id of one of the network's game servers. */
  server: requiredText({ label: 'Server', limit: SYNC_TEXT_LIMITS.server }),
  companion: object({
    /** Generated once and kept in the data folder. */
    id: id('The companion’s id'),
    version: requiredText({ label: 'Version', limit: SYNC_TEXT_LIMITS.version }),
  }).required('The companion is missing'),
  /** Players online; null while the game server's console does not answer. */
  players: lazy((value: unknown): Schema<OnlinePlayer[] | null> =>
    value === null ? nothing : players.read(value),
  ).meta({ holds: players.list, most: SYNC_LIMITS.players, isNullable: true }),
  /** Null if the server cannot report them. */
  vitals: lazy((value: unknown): Schema<Vitals | null> => (value === null ? nothing : vitals)).meta({
    holds: vitals,
    isNullable: true,
  }),
  /**
   * True if the game server is set to hide its players (`hide-online-players`); null if the companion cannot
   * read its settings. Omitted by companions that do not know the setting.
   */
  hidesPlayers: mixed((value): value is boolean => typeof value === 'boolean')
    .meta({ form: { type: 'boolean' } })
    .nullable()
    .typeError('hidesPlayers must be true, false or null'),
  votes: listOf('Votes', SYNC_LIMITS.votes, sentVoteSchema),
  receipts: listOf('Receipts', SYNC_LIMITS.receipts, sentReceiptSchema),
  /**
   * The last `answer` that the companion has stored; null if none since its start. Everything handed out by
   * later answers is sent again. Omitted by companions that store none.
   */
  seen: string().strict().nullable().max(SYNC_TEXT_LIMITS.answer, 'Seen is too long'),
  /** Omitted by companions without support for tests. */
  tests: lazy(unlessOmitted(tests.read)).meta({
    holds: tests.list,
    most: SYNC_LIMITS.tests,
    isOptional: true,
  }),
  /** Ids of the last answer's `rewardIds` that `rewards.json` does not define; omitted if it defines all. */
  missingRewards: lazy(unlessOmitted(missingRewards.read)).meta({
    holds: missingRewards.list,
    most: SYNC_LIMITS.rewardIds,
    isOptional: true,
  }),
});
export type CompanionSync = InferType<typeof companionSyncSchema>;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const sentId = v.pipe(text(SYNC_TEXT_LIMITS.id), v.regex(/^[\x21-\x7e]+$/));
const SENT = SYNC_LIMITS.votes + SYNC_LIMITS.receipts;
const ids = v.pipe(v.array(sentId), v.maxLength(SENT));

/** The site's answer to a companion's call; the companion sends again whatever it does not name. */
export const companionSyncResponseSchema = v.object({
  accepted: v.object({
    votes: ids,
    receipts: ids,
    /** Votes of a listing site that is not assigned yet. They are kept and credited after the assignment. */
    unrecognized: v.optional(v.pipe(v.array(sentId), v.maxLength(SYNC_LIMITS.votes))),
    /** Votes and receipts that are not valid, such as `too_old`; they need not be sent again either. */
    refused: v.pipe(v.array(v.object({ id: sentId, reason: text(100) })), v.maxLength(SENT)),
  }),
  /** Rewards to give on this server, once each, to players of the call. */
  rewards: v.pipe(
    v.array(
      v.object({
        id: sentId,
        /** A name in `rewards.json`, never a command. */
        reward: text(SYNC_TEXT_LIMITS.reward),
        player: text(PLAYER_NAME_LIMIT),
        count: v.pipe(figure, v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      }),
    ),
    v.maxLength(SYNC_LIMITS.rewards),
  ),
  /** Ids of all rewards that the site may hand out on this server, which `rewards.json` must define. Omitted by older sites. */
  rewardIds: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(REWARD_ID))), v.maxLength(SYNC_LIMITS.rewardIds)),
  ),
  /** Codes to show to players, once each, as proof of who reads them. */
  challenges: v.pipe(
    v.array(
      v.object({
        id: sentId,
        player: text(PLAYER_NAME_LIMIT),
        code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
        expiresAt: time,
      }),
    ),
    v.maxLength(SYNC_LIMITS.challenges),
  ),
  /** Id of this answer, for the `seen` of the next call. Omitted for companions that send no `seen`. */
  answer: v.optional(v.pipe(text(SYNC_TEXT_LIMITS.answer), v.regex(/^[\x21-\x7e]+$/))),
  /** Latest time for the next call, in milliseconds from now. */
  nextMs: figure,
});
export type CompanionSyncResponse = v.InferOutput<typeof companionSyncResponseSchema>;
export type HandedReward = CompanionSyncResponse['rewards'][number];
export type Challenge = CompanionSyncResponse['challenges'][number];
