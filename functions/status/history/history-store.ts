import * as v from 'valibot';
import type { ServerId } from '@/contract/network/servers';
import { figure } from '@/contract/shapes';
import type { Total } from '@/contract/status';
import type { HistoryPoint } from '@/contract/status-history';
import { perServer, serverIds } from '@/lib/servers';
import { type Database } from '../../core/database/database';
import type { KeptKeys } from '../../core/database/kept-keys';
import { readEach } from '../../core/database/read-each';
import { toFlag, toList, toTime } from '../../core/database/replies';
import { HOUR_MS, LIST_HOURS_SCRIPT, SUM_UP_SCRIPT } from './history-scripts';

/**
 * `<time> <id>=<players> ...` with a word for each server, by time in milliseconds; `-` where a server was offline. Then come
 * `<id>:tps=<ticks per second>` and `<id>:mspt=<milliseconds per tick>` of each measured server, and `total:online=` and
 * `total:max=` of the network. Rows of earlier releases have no total, only the players, or figures without ids, in the order of
 * the servers.
 */
const FINE_KEY = 'status:history:fine';
/** Rows in the same format for the mean of each past hour. */
const HOURLY_KEY = 'status:history:hourly';

export const historyBackup: readonly KeptKeys[] = [
  { keys: FINE_KEY, type: 'zset' },
  { keys: HOURLY_KEY, type: 'zset', counted: 'entries' },
];

const FINE_KEPT_MS = 172_800_000;
const HOURLY_KEPT_MS = 7_776_000_000;
/** More points than a range ever holds. */
const MOST_POINTS = 2_200;

/** Players on each server; null while it was offline. */
export type Counts = Record<ServerId, number | null>;

interface Ticks {
  readonly tps: number;
  readonly mspt: number;
}
export type MeasuredTicks = Partial<Record<ServerId, Ticks>>;

const UNCOUNTED: Total = { online: null, max: null };

/** Names of a row's figures: players of each server, and other metrics. */
const rowNames = (): string[] => {
  const ids = serverIds();
  return [...ids, ...ids.flatMap((id) => [`${id}:tps`, `${id}:mspt`]), 'total:online', 'total:max'];
};

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/**
 * Players and ticks by time, in Redis; each method is one command. Rejects with `UnavailableError`, within a short time, when the
 * database is away.
 */
export function createHistoryStore(database: Database) {
  return {
    /**
     * Stores a point. A repeated or overlapping run may store another one of the same moment, of which one is read.
     * @param at in milliseconds since 1970, a multiple of the finest step
     */
    async add(at: number, counts: Counts, ticks: MeasuredTicks = {}, total: Total = UNCOUNTED) {
      toFlag(await database.send('ZADD', FINE_KEY, String(at), pack(at, counts, ticks, total)));
    },

    /** Stores the means of the hours that have passed, however late, and removes expired points. Repeating it changes nothing. */
    async sumUp(now: number) {
      const args = [now - (now % HOUR_MS), now - FINE_KEPT_MS, now - HOURLY_KEPT_MS].map(String);
      toFlag(await database.eval(SUM_UP_SCRIPT, [FINE_KEY, HOURLY_KEY], [...args, ...rowNames()]));
    },

    /** Lists points from a time on, oldest first; `hourly` gives the means of hours. */
    async list(since: number, hourly: boolean): Promise<HistoryPoint<ServerId>[]> {
      const [from, most] = [String(since), String(MOST_POINTS)];
      const rows = hourly
        ? await database.eval(LIST_HOURS_SCRIPT, [FINE_KEY, HOURLY_KEY], [from, most, ...rowNames()])
        : await database.send('ZRANGEBYSCORE', FINE_KEY, from, '+inf', 'LIMIT', '0', most);
      const points = readEach(hourly ? HOURLY_KEY : FINE_KEY, toList(rows), unpack);
      return points.filter(({ at }, index) => at !== points[index + 1]?.at);
    },
  };
}

function pack(at: number, counts: Counts, ticks: MeasuredTicks, total: Total): string {
  const players = serverIds().map((id) => `${id}=${String(counts[id] ?? '-')}`);
  const figures = serverIds().flatMap((id) => {
    const { tps, mspt } = ticks[id] ?? {};
    if (tps === undefined || mspt === undefined) return [];
    return [`${id}:tps=${tps.toFixed(2)}`, `${id}:mspt=${mspt.toFixed(2)}`];
  });
  const totals = Object.entries(total).flatMap(([key, count]) =>
    count === null ? [] : [`total:${key}=${String(count)}`],
  );
  return [at, ...players, ...figures, ...totals].join(' ');
}

function unpack(row: unknown): HistoryPoint<ServerId> {
  const [time = '', ...words] = String(row).split(' ');
  const at = toTime(time);
  const isKeyed = words.some((word) => word.includes('='));
  const ids = serverIds();
  const named = new Map(isKeyed ? words.map(toPair) : words.map((word, index) => [ids[index], word]));
  const figureOf = (name: string) => toFigure(named.get(name) ?? '-');
  const performance = perServer((id) => {
    const [tps, mspt] = [figureOf(`${id}:tps`), figureOf(`${id}:mspt`)];
    return tps === null || mspt === null ? null : { tps, mspt };
  });
  const total = { online: figureOf('total:online'), max: figureOf('total:max') };
  return {
    at: new Date(at).toISOString(),
    players: perServer(figureOf),
    ...((total.online ?? total.max) !== null && { total }),
    ...(ids.some((id) => performance[id] !== null) && { performance }),
  };
}

function toPair(word: string): [name: string | undefined, figure: string | undefined] {
  const [name, figure] = word.split('=');
  return [name, figure];
}

function toFigure(text: string): number | null {
  const value = Number(text);
  return v.is(figure, value) ? value : null;
}
