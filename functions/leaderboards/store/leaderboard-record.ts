import * as v from 'valibot';
import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { toUuid } from '@/contract/leaderboard-requests';
import type { Metric } from '@/contract/network/metrics';
import { figure, time } from '@/contract/shapes';
import { fold } from '../../core/auth/account-keys';
import { DatabaseError } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toShape } from '../../core/database/replies';
import { ratioOf } from '../metrics';
import { playerAnswer } from '../player-answer';

export interface PushedPlayer {
  readonly uuid: string;
  readonly username: string;
  /** Keyed by metric id; null deletes the stored figure, an absent id leaves it unchanged. */
  readonly metrics: Readonly<Record<string, number | null>>;
}

/** Best players of a mode at one moment. */
export interface Board {
  /** ISO 8601. */
  readonly capturedAt: string;
  /** Union of the ten best by each metric. */
  readonly players: LeaderboardPlayer[];
}

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The same characters in byte order, so that ids sort like the UUIDs that they encode. */
const SORTED = [...STANDARD].sort().join('');

/** Encodes a UUID in 22 characters: each id is stored seven times, which adds up for a hundred thousand players. */
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

/** Returns the push script's arguments for a ranked metric: the figure, its divisor, and a minus if the lowest is the best. */
export function packRanking(metric: Metric): string[] {
  const [above, below = ''] = ratioOf(metric) ?? [metric.id];
  return [above, below, metric.best === 'lowest' ? '-' : ''];
}

/**
 * Returns the push script's arguments for a player: id, folded name, start of the record, and one text per metric. The text is
 * the figure, `null` to delete it, or empty to leave it unchanged.
 * @param counted metrics that are not ratios
 */
export function packPlayer({ uuid, username, metrics }: PushedPlayer, counted: readonly Metric[]): string[] {
  const key = fold(username);
  // Scripts fold only ASCII letters.
  const isOdd = key !== username.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const head = JSON.stringify({ username, ...(isOdd && { key }) }).slice(0, -1);
  const texts = counted.map(({ id }) => (Object.hasOwn(metrics, id) ? String(metrics[id]) : ''));
  return [packId(uuid), key, head, ...texts];
}

/** @throws DatabaseError if it is not a player, since only this site's scripts write them */
export function unpackPlayer(id: unknown, json: unknown, metrics: readonly Metric[]): LeaderboardPlayer {
  return toPlayer(id, toShape(v.unknown(), json), metrics);
}

const snapshotSchema = v.object({ capturedAt: time, players: v.array(v.unknown()) });

/**
 * Skips players that cannot be read.
 * @throws DatabaseError if it is not a snapshot
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

/** Fields after the name in records from when they were lists. */
export const LISTED = ['level', 'kills', 'deaths', 'playtime', 'blocks', 'mobkills'];

const storedSchema = v.object({ username: v.string(), metrics: v.record(v.string(), figure) });

/** @throws DatabaseError */
function toStored(record: unknown): v.InferOutput<typeof storedSchema> {
  if (!Array.isArray(record)) return shaped(storedSchema, record);
  const [username, ...listed]: unknown[] = record;
  const metrics = LISTED.flatMap((id, index) => (listed[index] === null ? [] : [[id, listed[index]]]));
  return shaped(storedSchema, { username, metrics: Object.fromEntries(metrics) as unknown });
}

function toPlayer(id: unknown, record: unknown, metrics: readonly Metric[]): LeaderboardPlayer {
  if (typeof id !== 'string') throw new DatabaseError();
  const { username, metrics: stored } = toStored(record);
  return playerAnswer({ uuid: unpackId(id), username }, new Map(Object.entries(stored)), metrics);
}

/** @throws DatabaseError */
function shaped<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  if (!v.is(schema, value)) throw new DatabaseError();
  return value;
}
