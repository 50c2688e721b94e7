import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import { serverIds } from '@/lib/servers';
import { createCompanionStore } from '../../functions/companion/store/companion-store';
import { openDatabase } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { command, DatabaseTrouble, type Trouble } from './rest';
import { type Check, type State, durationText } from './verdict';

const MARK_KEY = 'site:doctor';
const MARK_SECONDS = '60';
const DATABASE_MS = 5_000;
/** Maximum clock difference. Sessions and time-based codes do not tolerate more. */
const CLOCK_MS = 30_000;
const NO_DATABASE =
  'No database is set. `npm start` uses one of its own, but a deployed site needs UPSTASH_REDIS_REST_URL.';

const ADVICE: Readonly<Record<Trouble, string>> = {
  no_answer: 'It does not answer. Compare UPSTASH_REDIS_REST_URL with the database’s page at Upstash.',
  refused: 'It refuses the token. Copy UPSTASH_REDIS_REST_TOKEN from the database’s page at Upstash again.',
  read_only:
    'This is the read-only token. Set the other token from the database’s page as UPSTASH_REDIS_REST_TOKEN.',
  full: 'It is full, so nothing can be stored. Erase old applications and messages, or choose a larger plan.',
  failed: 'It does not respond as expected. Is UPSTASH_REDIS_REST_URL the address of its REST interface?',
};

/** Key with the last run of each scheduled job, in milliseconds since 1970, and the maximum age by job. */
const UPKEEP_KEY = 'site:upkeep';
const JOBS: Readonly<Record<string, number>> = {
  // Runs without anything to do leave no time.
  deliver: 2 * 60 * 60_000,
  hourly: 3 * 60 * 60_000,
  nightly: 27 * 60 * 60_000,
};

export interface DatabaseCheckParts {
  readonly database: DatabaseAddress | null;
  /** True if companions may call, since there is a key for them. */
  readonly hasCompanions: boolean;
  /** Returns this machine's time. */
  readonly now: () => number;
}

/** Returns checks of the database, and of its records on companions and schedules. */
export function databaseChecks({ database, hasCompanions, now }: DatabaseCheckParts): Check[] {
  if (database === null) return [{ name: 'Database', run: () => Promise.resolve(['unset', NO_DATABASE]) }];
  /** Reports `unknown` while the database is unavailable, which is not a fault of the check's subject. */
  const reading =
    (run: Check['run']): Check['run'] =>
    async (signal) => {
      try {
        return await run(signal);
      } catch {
        return ['unknown', 'Unknown while the database does not answer.'];
      }
    };
  return [
    { name: 'Database', run: (signal) => checkDatabase(database, now, signal) },
    { name: 'Clock', run: reading((signal) => compareClocks(database, now, signal)) },
    { name: 'Schedules', run: reading((signal) => checkSchedules(database, now, signal)) },
    {
      name: 'Companions',
      run: hasCompanions
        ? reading(() => checkCompanions(database, now))
        : () => Promise.resolve(['unset', 'GAME_SERVER_KEY is not set, so no companion can connect.']),
    },
  ];
}

const checkDatabase = async (
  database: DatabaseAddress,
  now: () => number,
  signal: AbortSignal,
): Promise<readonly [State, string]> => {
  try {
    const text = String(now());
    await command(database, ['SET', MARK_KEY, text, 'EX', MARK_SECONDS], signal);
    const startedAt = performance.now();
    const read = await command(database, ['GET', MARK_KEY], signal);
    const ms = Math.round(performance.now() - startedAt);
    if (read !== text) return ['wrong', ADVICE.failed];
    const [room, used] = await Promise.all([
      memoryOf(database, signal).catch(() => null),
      command(
        database,
        ['HGET', `site:usage:${new Date(now()).toISOString().slice(0, 7)}`, 'commands'],
        signal,
      ),
    ]);
    const notes = [
      `Reads and writes work, in ${String(ms)} ms.`,
      room,
      typeof used === 'string' && `${used} commands this month.`,
    ];
    return ['ok', notes.filter(Boolean).join(' ')];
  } catch (fault) {
    return ['wrong', ADVICE[fault instanceof DatabaseTrouble ? fault.trouble : 'failed']];
  }
};

/** Returns the memory in use, or null if the database does not report it. */
async function memoryOf(database: DatabaseAddress, signal: AbortSignal): Promise<string | null> {
  const info = String(await command(database, ['INFO'], signal));
  const [used, most] = ['used_memory', 'maxmemory'].map((name) =>
    Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0),
  );
  if (!used) return null;
  const inMegabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;
  return most ? `${inMegabytes(used)} of ${inMegabytes(most)} used.` : `${inMegabytes(used)} used.`;
}

const compareClocks: CheckOf = async (database, now, signal) => {
  const before = now();
  const [seconds] = (await command(database, ['TIME'], signal)) as unknown[];
  const off = Math.abs(Number(seconds) * 1_000 - (before + now()) / 2);
  return off <= CLOCK_MS
    ? ['ok', 'This machine and the database agree.']
    : [
        'wrong',
        `This machine’s clock is ${durationText(off)} off the database’s clock. Turn on time synchronization (NTP).`,
      ];
};

const checkSchedules: CheckOf = async (database, now, signal) => {
  const list = (await command(database, ['HGETALL', UPKEEP_KEY], signal)) as unknown[];
  const jobs = Object.entries(JOBS).map(([job, mostMs]) => {
    const at = list.indexOf(job);
    return { job, mostMs, ago: at < 0 ? null : now() - Number(list[at + 1]) };
  });
  if (jobs.every(({ ago }) => ago === null))
    return ['unknown', 'No run yet. They start with the first deployment.'];
  const overdue = jobs.filter(({ ago, mostMs }) => ago !== null && ago > mostMs);
  return overdue.length === 0
    ? [
        'ok',
        `The last run with work to do was ${durationText(Math.min(...jobs.map(({ ago }) => ago ?? Infinity)))} ago.`,
      ]
    : [
        'wrong',
        `${overdue.map(({ job, ago }) => `${job} was last done ${durationText(ago ?? 0)} ago`).join(', ')}. Check the log of the scheduled function, and whether the last deployment succeeded.`,
      ];
};

const checkCompanions = async (
  database: DatabaseAddress,
  now: () => number,
): Promise<readonly [State, string]> => {
  const beats = await createCompanionStore(openDatabase(database, DATABASE_MS)).all();
  if (beats.length === 0)
    return ['unknown', 'None has connected yet. docs/BRIDGE.md explains how to start one.'];
  const silent = beats.filter(({ beat }) => now() - beat.seenAt >= COMPANION_SILENCE_MS);
  const faults = beats.flatMap(({ server, beat: { missingRewards = [] } }) =>
    missingRewards.length > 0 ? `rewards.json of ${server} does not define ${missingRewards.join(', ')}` : [],
  );
  if (silent.length === 0 && faults.length > 0)
    return [
      'wrong',
      `${faults.join('; ')}. These rewards fail. docs/BRIDGE.md explains how to define them beside the companion.`,
    ];
  return silent.length === 0
    ? ['ok', `${String(beats.length)} of ${String(serverIds().length)} servers have a connected companion.`]
    : [
        'wrong',
        `${silent.map(({ server, beat }) => `the companion of ${server} last connected ${durationText(now() - beat.seenAt)} ago`).join(', ')}. Is it running? docs/BRIDGE.md explains how to keep it running.`,
      ];
};

type CheckOf = (
  database: DatabaseAddress,
  now: () => number,
  signal: AbortSignal,
) => ReturnType<Check['run']>;
