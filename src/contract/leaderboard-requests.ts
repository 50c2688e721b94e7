import { array, type InferType, lazy, mixed, object, type Schema, ValidationError } from 'yup';
import type { JsonForm } from './json-form';
import { LEFT_OUT_LIMITS, METRIC_LIMIT, PUSH_LIMIT } from './leaderboard';
import type { Metric } from './network/metrics';
import { isListedName, LISTED_NAME_FORM } from './player-name';
import { recordsOf } from './records';
import { requiredText } from './text';

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** Returns a UUID in its canonical form; accepts any case, with or without dashes. Null for anything else. */
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

const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

interface Amount {
  readonly form: JsonForm;
  readonly fits: (value: unknown) => value is number;
  /** Made when it is needed: a companion that never does would load the formats of numbers, 6 MB, for it. */
  readonly rule: () => string;
}

/** Hours and ratios may have fractions; counts are whole. */
const amount = (isWhole: boolean, most: number = METRIC_LIMIT): Amount => ({
  form: { type: isWhole ? 'integer' : 'number', minimum: 0, maximum: most },
  fits: (value): value is number => isNumber(value, most) && (!isWhole || Number.isInteger(value)),
  rule: () =>
    `This must be a ${isWhole ? 'whole number' : 'number'} from 0 to ${most.toLocaleString('en-US')}`,
});
const COUNT = amount(true);
const HOURS = amount(false);

const schemaOf = ({ form, fits, rule }: Amount) => mixed(fits).meta({ form }).typeError(rule);
const count = () => schemaOf(COUNT);
const MISSING = 'This figure is missing';
const NO_FIGURES = 'Metrics must be an object with figures by the ids of metrics';

const amountOf = ({ unit, steps }: Metric): Amount => {
  if (unit === 'hours' || unit === 'ratio') return HOURS;
  return steps ? amount(true, steps.length - 1) : COUNT;
};

type PushedFigures = Readonly<Record<string, number>>;

/** Ids that are safe to repeat in an error. */
const isPlain = (id: string): boolean => /^[\w-]{1,40}$/.test(id);

/** Schema of a mode's figures by metric id, each optional. Ratios are checked, although no code uses them. */
const figuresBy = (metrics: readonly Metric[]) => {
  const amounts = new Map(metrics.map((metric) => [metric.id, amountOf(metric)]));
  const properties = Object.fromEntries([...amounts].map(([id, { form }]) => [id, form]));
  return mixed(
    (value): value is PushedFigures => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
    .meta({ form: { type: 'object', properties, additionalProperties: false } })
    .typeError(NO_FIGURES)
    .nonNullable(NO_FIGURES)
    .test('metrics', (figures, context) => {
      const entries: [string, unknown][] = Object.entries(figures ?? {});
      const unknown = entries.find(([id]) => !amounts.has(id))?.[0];
      const refused = entries.flatMap(([id, figure]): [string, string][] => {
        const known = amounts.get(id);
        return known && !known.fits(figure) ? [[`.${id}`, known.rule()]] : [];
      });
      if (unknown !== undefined)
        refused.push([isPlain(unknown) ? `.${unknown}` : '', 'The leaderboard has no such metric']);
      const faults = refused.map(([id, message]) =>
        context.createError({ path: context.path + id, message }),
      );
      return faults.length === 0 || new ValidationError(faults);
    });
};

/**
 * Figure under its former name, required without `metrics`. A pushed-back API response has both, and `metrics` takes precedence.
 */
const former = (given: Amount = COUNT) =>
  schemaOf(given).when('metrics', ([metrics]: unknown[], schema: ReturnType<typeof schemaOf>) =>
    metrics === undefined ? schema.required(MISSING) : schema,
  );
const NEEDED = ['kills', 'deaths', 'playtime', 'blocksBreaked', 'mobKills'];

const pushedPlayerIn = (metrics: readonly Metric[]) =>
  object({
    uuid: uuid(),
    username: username(),
    metrics: figuresBy(metrics).optional(),
    level: count().nullable(),
    kills: former(),
    deaths: former(),
    playtime: former(HOURS),
    blocksBreaked: former(),
    mobKills: former(),
  })
    .meta({ among: { anyOf: [{ required: ['metrics'] }, { required: NEEDED }] } })
    .typeError('A player is an object')
    .required('A player is missing');

const limits = LEFT_OUT_LIMITS;
/** Players that a push leaves out for one reason. */
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

const listOf = (player: ReturnType<typeof pushedPlayerIn>) =>
  array(player).typeError('Players must be a list').required('The players are missing');
type PushedPlayers = InferType<ReturnType<typeof listOf>>;

/** Rejects too long a list by its length alone, without validating its records. */
const tooManyPlayers = mixed<PushedPlayers>()
  .required()
  .test(
    'limit',
    () => `A call takes ${PUSH_LIMIT.toLocaleString('en-US')} players at most`,
    () => false,
  );

/**
 * `POST /api/leaderboard/{mode}`, a {@link LeaderboardPushRequest} for a mode with these metrics. Errors name the first faulty
 * fields by zero-based index: `players[1].uuid`, `players[1].metrics.kills`.
 */
export const leaderboardPushSchema = (metrics: readonly Metric[]) => {
  const player = pushedPlayerIn(metrics);
  const players = listOf(player);
  const playersIn = recordsOf<PushedPlayers[number]>(players, player);
  return object({
    players: lazy((value: unknown): Schema<PushedPlayers> => {
      if (!Array.isArray(value)) return players;
      return value.length > PUSH_LIMIT ? tooManyPlayers : playersIn(value);
    }).meta({ holds: players, most: PUSH_LIMIT }),
    /** Absent when the companion does not report it. */
    leftOut: leftOuts.optional(),
  });
};
export type LeaderboardPushRequest = InferType<ReturnType<typeof leaderboardPushSchema>>;
