import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus, StatusSource as SourceName } from '@/contract/status';
import { perServer, serverIds } from '@/lib/servers';
import type { Clock } from '../core/time/clock';
import { untilAborted } from '../core/time/time-limits';
import { type CleanReading, cleanReading, NO_READING } from './clean-reading';
import { type LeftOut, leftOutOf } from './player-names';
import type { LastWord, PollMemory, PollRound, ServerMemory } from './poll-memory';
import { SourceError } from './sources/source-error';
import type { ServerSource } from './sources/status-source';

/** Log reasons of a source that reports the server offline, and of one without a timely answer. */
const OFFLINE = 'offline';
const NO_TIME = 'timeout';

const NONE_LEFT_OUT: LeftOut = { anonymous: 0, others: 0 };

interface Polled {
  readonly status: ServerStatus;
  readonly memory: ServerMemory;
}

/** The sources that can see each server, in the order of polling. */
export type PollTargets = Readonly<Record<ServerId, readonly ServerSource[]>>;

/**
 * Polls all servers concurrently, after the round that left `before`. Each takes at most `limitMs` for all of its sources
 * together; a server without a reply by then is offline. Never rejects.
 */
export async function pollAll(
  targets: PollTargets,
  before: PollMemory | null,
  limitMs: number,
  clock: Clock,
): Promise<PollRound> {
  const limit = new AbortController();
  const timer = new AbortController();
  void clock.wait(limitMs, timer.signal).then(() => limit.abort(new Error('The time for the polls is up.')));
  const pollServer = (id: ServerId) => poll(targets[id], before?.servers[id] ?? {}, limit.signal, clock);
  const found = await Promise.all(serverIds().map(async (id) => [id, await pollServer(id)] as const));
  const byId = Object.fromEntries(found) as Record<ServerId, Polled>;
  timer.abort();
  const fetchedAt = isoTime(clock.now());
  return {
    snapshot: { fetchedAt, servers: perServer((id) => byId[id].status) },
    memory: { fetchedAt, servers: perServer((id) => byId[id].memory) },
  };
}

/** Uses the first source that replies; if it lacks names of players, polls the next ones for them. */
async function poll(
  sources: readonly ServerSource[],
  before: Partial<ServerMemory>,
  signal: AbortSignal,
  clock: Clock,
): Promise<Polled> {
  let status: Omit<ServerStatus, 'checkedAt'> = { ...NO_READING, source: null };
  let readAt: number | null = null;
  let anonymous = 0;
  let { anonymousAt } = before;
  const trouble: Partial<Record<SourceName, string>> = {};
  const lastWords = { ...before.lastWords };
  for (const source of sources) {
    const { name, restMs = 0 } = source;
    const last = before.lastWords?.[name];
    const isResting = last !== undefined && Math.abs(clock.now() - last.askedAt) < restMs;
    const word = isResting ? last : await ask(source, signal, clock);
    // A source that was not asked, for lack of time, needs no pause.
    if (restMs > 0 && word !== null) lastWords[name] = word;
    const reading = word?.reading ?? null;
    if (!reading?.online) trouble[name] = reading ? OFFLINE : (word?.failure ?? NO_TIME);
    if (!word || reading === null) continue;
    const { leftOut = NONE_LEFT_OUT, askedAt } = word;
    if (leftOut.anonymous > 0) anonymousAt = askedAt;
    if (status.source === null) {
      status = { ...reading, source: name };
      readAt = isResting ? askedAt : null;
      anonymous = leftOut.anonymous;
      if (!isShort(reading, leftOut)) break;
    } else {
      const list = namesOf(status, reading, Math.max(anonymous, leftOut.anonymous));
      if (list.length === status.players.list.length) continue;
      status = { ...status, players: { ...status.players, list } };
      break;
    }
  }
  return {
    status: { ...status, checkedAt: isoTime(readAt ?? clock.now()) },
    memory: {
      trouble: status.online ? null : trouble,
      lastWords,
      ...(anonymousAt !== undefined && { anonymousAt }),
    },
  };
}

/** Null when the time is up before the source is asked. */
async function ask(source: ServerSource, signal: AbortSignal, clock: Clock): Promise<LastWord | null> {
  if (signal.aborted) return null;
  const askedAt = clock.now();
  try {
    const read = await untilAborted(signal, source.read(signal));
    return { askedAt, reading: cleanReading(read), failure: null, leftOut: leftOutOf(read.players.names) };
  } catch (fault) {
    const reason = fault instanceof SourceError ? fault.reason : 'unknown';
    return { askedAt, reading: null, failure: signal.aborted ? NO_TIME : reason };
  }
}

/** True for a reading without names, or with too few because its list has anonymous entries. */
function isShort({ players: { online, list } }: CleanReading, { anonymous, others }: LeftOut): boolean {
  if (list.length > 0 && anonymous + others === 0) return false;
  return list.length < (online ?? 0);
}

/** Returns the names of a reading and those that another source adds. */
function namesOf({ players }: CleanReading, other: CleanReading, anonymous: number): string[] {
  const online = players.online ?? 0;
  const names = [...new Set([...players.list, ...other.players.list])];
  // This many names would include a player whom the game keeps anonymous.
  if (anonymous > 0 && names.length > online - anonymous) return players.list;
  return names.slice(0, online);
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
