import type { ServerId, ServerStatus } from '@/contract/status';
import { type CleanReading, cleanReading, NO_READING } from './clean-reading';
import type { Clock, GameAddress, Snapshot, StatusSource } from './ports';
import { untilAborted } from './time-limits';

/** A game server and the sources that can see it, in the order in which they are asked. */
export interface LookUpTarget {
  readonly address: GameAddress;
  readonly sources: readonly StatusSource[];
}

export type LookUpTargets = Readonly<Record<ServerId, LookUpTarget>>;

/**
 * Looks up all servers at once. Each takes at most `limitMs`, all of its sources together; one that does not
 * answer by then is offline. Never rejects.
 */
export async function lookUpAll(targets: LookUpTargets, limitMs: number, clock: Clock): Promise<Snapshot> {
  const limit = new AbortController();
  const timer = new AbortController();
  void clock
    .wait(limitMs, timer.signal)
    .then(() => limit.abort(new Error('The time for the look-ups is up.')));
  const { signal } = limit;
  const [lobby, pvp, lifesteal] = await Promise.all([
    lookUp(targets.lobby, signal, clock),
    lookUp(targets.pvp, signal, clock),
    lookUp(targets.lifesteal, signal, clock),
  ]);
  timer.abort();
  return { fetchedAt: isoTime(clock), servers: { lobby, pvp, lifesteal } };
}

/** The first source that answers counts; where it knows players but no names, the next ones are asked for names. */
async function lookUp(target: LookUpTarget, signal: AbortSignal, clock: Clock): Promise<ServerStatus> {
  let status: Omit<ServerStatus, 'checkedAt'> = { ...NO_READING, source: null };
  for (const source of target.sources) {
    const reading = await readFrom(source, target.address, signal);
    if (reading === null) continue;
    if (status.source === null) status = { ...reading, source: source.name };
    else status = { ...status, players: { ...status.players, list: reading.players.list } };
    if (!lacksNames(status)) break;
  }
  return { ...status, checkedAt: isoTime(clock) };
}

async function readFrom(
  source: StatusSource,
  address: GameAddress,
  signal: AbortSignal,
): Promise<CleanReading | null> {
  if (signal.aborted) return null;
  try {
    return cleanReading(await untilAborted(signal, source.read(address, signal)));
  } catch {
    return null;
  }
}

function lacksNames({ players }: CleanReading): boolean {
  return players.online > 0 && players.list.length === 0;
}

function isoTime(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}
