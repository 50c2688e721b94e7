import { array, type InferType, lazy, mixed, object, type Schema } from 'yup';
import { LEFT_OUT_LIMITS, METRIC_LIMIT, PUSH_LIMIT } from './leaderboard';
import { isListedName, LISTED_NAME_FORM } from './player-name';
import { recordsOf } from './records';
import { requiredText } from './text';

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** A UUID with or without dashes, in whatever case, in its usual form; null for anything else. */
export const toUuid = (text: string): string | null => {
  const groups = UUID.exec(text)?.slice(1);
  return groups ? groups.join('-').toLowerCase() : null;
};

const uuid = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', pattern: UUID.source.replaceAll('a-f', 'a-fA-F') } })
    .typeError('A UUID must be text')
    .transform((value: unknown) => (typeof value === 'string' ? (toUuid(value) ?? value) : value))
    .required('The UUID is missing')
    .test('uuid', 'This is no UUID', (value) => UUID.test(value));

const username = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: LISTED_NAME_FORM })
    .typeError('A username must be text')
    .required('The username is missing')
    .test(
      'name',
      'A username has 1 to 16 letters, digits and underscores, behind the prefix of a Bedrock player',
      isListedName,
    );

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= METRIC_LIMIT;

/** Hours may be broken; what is counted is whole. */
const amount = (rule: string, type: string, fits: (value: number) => boolean = () => true) =>
  mixed((value): value is number => isNumber(value) && fits(value))
    .meta({ form: { type, minimum: 0, maximum: METRIC_LIMIT } })
    .typeError(() => `This must be a ${rule} from 0 to ${METRIC_LIMIT.toLocaleString('en-US')}`);
const count = () => amount('whole number', 'integer', Number.isInteger);
const MISSING = 'This figure is missing';

const pushedPlayer = object({
  uuid: uuid(),
  username: username(),
  level: count().nullable(),
  kills: count().required(MISSING),
  deaths: count().required(MISSING),
  playtime: amount('number', 'number').required(MISSING),
  blocksBreaked: count().required(MISSING),
  mobKills: count().required(MISSING),
})
  .typeError('A player is an object')
  .required('A player is missing');

const pushedPlayers = array(pushedPlayer)
  .typeError('Players must be a list')
  .required('The players are missing');
const recordsIn = recordsOf(pushedPlayers, pushedPlayer);
type PushedPlayers = InferType<typeof pushedPlayers>;

/** Too long a list is refused by its length alone, however bad its records are. */
const tooManyPlayers = mixed<PushedPlayers>()
  .required()
  .test(
    'limit',
    () => `A call takes ${PUSH_LIMIT.toLocaleString('en-US')} players at most`,
    () => false,
  );

const limits = LEFT_OUT_LIMITS;
/** Players whom a push leaves out for one reason. */
const leftOutSchema = object({
  why: requiredText({ label: 'The reason', limit: limits.length }),
  count: count().required(MISSING),
  who: array(requiredText({ label: 'A player', limit: limits.length }))
    .typeError('Who is left out must be a list')
    .required('Who is left out is missing')
    .max(limits.named, `A reason names ${String(limits.named)} players at most`),
}).required('A reason is missing');
export type LeftOut = InferType<typeof leftOutSchema>;
const leftOuts = array(leftOutSchema)
  .typeError('Reasons must be a list')
  .max(limits.reasons, `A call takes ${String(limits.reasons)} reasons at most`);

/** `POST /api/leaderboard/{mode}`, a {@link LeaderboardPushRequest}. What is wrong is named as in `players[1].uuid`, from 0 on, of the first faulty ones. */
export const leaderboardPushSchema = object({
  players: lazy((value: unknown): Schema<PushedPlayers> => {
    if (!Array.isArray(value)) return pushedPlayers;
    return value.length > PUSH_LIMIT ? tooManyPlayers : recordsIn(value);
  }).meta({ holds: pushedPlayers, most: PUSH_LIMIT }),
  /** Left out by companions that do not say it. */
  leftOut: leftOuts.optional(),
});
export type LeaderboardPushRequest = InferType<typeof leaderboardPushSchema>;
