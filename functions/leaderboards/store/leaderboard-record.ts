import * as v from 'valibot';
import {
  killDeathRatio,
  type LeaderboardPlayer,
  leaderboardPlayerSchema,
  type Metric,
  METRICS,
} from '@/contract/leaderboard';
import { type LeaderboardPushRequest, toUuid } from '@/contract/leaderboard-requests';
import { time } from '@/contract/shapes';
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

const METRIC_VALUES: Record<Metric, (player: PushedPlayer) => number> = {
  kills: ({ kills }) => kills,
  kdr: killDeathRatio,
  playtime: ({ playtime }) => playtime,
  blocks: ({ blocksBreaked }) => blocksBreaked,
  mobkills: ({ mobKills }) => mobKills,
};

/** What the push script needs to know of a player: id, folded name, record, and the value of each metric. */
export function packPlayer(player: PushedPlayer): string[] {
  const { uuid, username, level = null, kills, deaths, playtime, blocksBreaked, mobKills } = player;
  const record: unknown[] = [username, level, kills, deaths, playtime, blocksBreaked, mobKills];
  const key = fold(username);
  // Scripts fold letters of the English alphabet only.
  if (key !== username.replace(/[A-Z]/g, (letter) => letter.toLowerCase())) record.push(key);
  const values = METRICS.map((metric) => String(METRIC_VALUES[metric](player)));
  return [packId(uuid), key, JSON.stringify(record), ...values];
}

/** @throws DatabaseError when it is not a player: only scripts of this site write them */
export function unpackPlayer(id: unknown, json: unknown): LeaderboardPlayer {
  return toPlayer(id, toShape(v.unknown(), json));
}

const snapshotSchema = v.object({ capturedAt: time, players: v.array(v.unknown()) });

/**
 * Players who cannot be read are left out.
 * @throws DatabaseError when it is not a snapshot
 */
export function unpackBoard(json: string): Board {
  const { capturedAt, players } = toShape(snapshotSchema, json);
  return { capturedAt, players: readEach('leaderboard', players, (pair) => toPlayer(...toPair(pair))) };
}

function toPair(pair: unknown): [unknown, unknown] {
  const [id, record]: unknown[] = Array.isArray(pair) ? pair : [];
  return [id, record];
}

function toPlayer(id: unknown, record: unknown): LeaderboardPlayer {
  if (typeof id !== 'string' || !Array.isArray(record)) throw new DatabaseError();
  const [username, level, kills, deaths, playtime, blocksBreaked, mobKills]: unknown[] = record;
  const player = { uuid: unpackId(id), username, level, kills, deaths, playtime, blocksBreaked, mobKills };
  if (!v.is(leaderboardPlayerSchema, player)) throw new DatabaseError();
  return player;
}
