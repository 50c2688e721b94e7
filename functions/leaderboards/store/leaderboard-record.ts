import * as v from 'valibot';
import { type LeaderboardPlayer, leaderboardPlayerSchema } from '@/contract/leaderboard';
import { type LeaderboardPushRequest, toUuid } from '@/contract/leaderboard-requests';
import type { Metric } from '@/contract/network/metrics';
import { figure, time } from '@/contract/shapes';
import { wireNameOf } from '@/contract/wire-names';
import { fold } from '../../core/auth/account-keys';
import { DatabaseError } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toShape } from '../../core/database/replies';

export type PushedPlayer = LeaderboardPushRequest['players'][number];

/** The best of a mode at a moment. */
export interface Board {
  /** ISO 8601. */
  readonly capturedAt: string;
  /** The union of the ten best by each metric. */
  readonly players: LeaderboardPlayer[];
}

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The same characters in the order of their bytes, so that ids sort as the UUIDs do that they stand for. */
const SORTED = [...STANDARD].sort().join('');

/** A UUID in 22 characters: every player's id is stored seven times, so a hundred thousand players notice. */
export function packId(uuid: string): string {
  return translate(Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url'), STANDARD, SORTED);
}

function unpackId(id: string): string {
  const uuid = toUuid(Buffer.from(translate(id, SORTED, STANDARD), 'base64url').toString('hex'));
  if (uuid === null) throw new DatabaseError();
  return uuid;
}

function translate(text: string, from: string, to: string): string {
  return text.replace(/./g, (character) => to.charAt(from.indexOf(character)));
}

/** Figures by the ids of their metrics; those that a player lacks are not there. */
type Figures = ReadonlyMap<string, number>;

const partsOf = ({ source }: Metric): readonly [string, string] | null =>
  typeof source === 'object' && 'ratio' in source ? source.ratio : null;

/** What stands for a metric on the wire. */
export const wireName = ({ id, unit }: Metric): string =>
  unit === 'level' ? 'level' : (wireNameOf(id) ?? id);

const figuresOf = (player: Readonly<Record<string, unknown>>, metrics: readonly Metric[]): Figures => {
  const figures = metrics.flatMap((metric) => {
    const figure = player[wireName(metric)];
    return typeof figure === 'number' && !partsOf(metric) ? [[metric.id, figure] as const] : [];
  });
  return new Map(figures);
};

/** What a player is ranked by, the higher the better; undefined where it is not known. */
function rankValue(metric: Metric, figures: Figures): number | undefined {
  const [above, below] = partsOf(metric)?.map((id) => figures.get(id)) ?? [figures.get(metric.id), 1];
  if (above === undefined || below === undefined) return undefined;
  return (metric.best === 'lowest' ? -1 : 1) * (above / Math.max(1, below));
}

/**
 * What the push script needs to know of a player: id, folded name, record, and the value of each metric that players are ranked
 * by, empty where there is none.
 */
export function packPlayer(player: PushedPlayer, metrics: readonly Metric[]): string[] {
  const { uuid, username } = player;
  const key = fold(username);
  const figures = figuresOf(player, metrics);
  // Scripts fold letters of the English alphabet only.
  const isOdd = key !== username.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const record = { username, metrics: Object.fromEntries(figures), ...(isOdd && { key }) };
  const values = metrics
    .filter(({ shown }) => shown)
    .map((metric) => String(rankValue(metric, figures) ?? ''));
  return [packId(uuid), key, JSON.stringify(record), ...values];
}

/** @throws DatabaseError when it is not a player: only scripts of this site write them */
export function unpackPlayer(id: unknown, json: unknown, metrics: readonly Metric[]): LeaderboardPlayer {
  return toPlayer(id, toShape(v.unknown(), json), metrics);
}

const snapshotSchema = v.object({ capturedAt: time, players: v.array(v.unknown()) });

/**
 * Players who cannot be read are left out.
 * @throws DatabaseError when it is not a snapshot
 */
export function unpackBoard(json: string, metrics: readonly Metric[]): Board {
  const { capturedAt, players } = toShape(snapshotSchema, json);
  return {
    capturedAt,
    players: readEach('leaderboard', players, (pair) => toPlayer(...toPair(pair), metrics)),
  };
}

function toPair(pair: unknown): [unknown, unknown] {
  const [id, record]: unknown[] = Array.isArray(pair) ? pair : [];
  return [id, record];
}

/** What stood in records while they were lists, behind the name. */
const LISTED = ['level', 'kills', 'deaths', 'playtime', 'blocks', 'mobkills'];

const storedSchema = v.object({ username: v.string(), metrics: v.record(v.string(), figure) });

/** @throws DatabaseError */
function toStored(record: unknown): v.InferOutput<typeof storedSchema> {
  if (!Array.isArray(record)) return shaped(storedSchema, record);
  const [username, ...listed]: unknown[] = record;
  const metrics = LISTED.flatMap((id, place) => (listed[place] === null ? [] : [[id, listed[place]]]));
  return shaped(storedSchema, { username, metrics: Object.fromEntries(metrics) as unknown });
}

/** Answers have all of them, whatever a mode counts. */
export const NO_FIGURES = { level: null, kills: 0, deaths: 0, playtime: 0, blocksBreaked: 0, mobKills: 0 };

function toPlayer(id: unknown, record: unknown, metrics: readonly Metric[]): LeaderboardPlayer {
  if (typeof id !== 'string') throw new DatabaseError();
  const { username, metrics: stored } = toStored(record);
  const figures: Figures = new Map(Object.entries(stored));
  const known = metrics.map((metric) => [wireName(metric), figures.get(metric.id)] as const);
  const player: unknown = { uuid: unpackId(id), username, ...NO_FIGURES, ...present(known) };
  return shaped(leaderboardPlayerSchema, player);
}

const present = (entries: readonly (readonly [string, number | undefined])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** @throws DatabaseError */
function shaped<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  if (!v.is(schema, value)) throw new DatabaseError();
  return value;
}
