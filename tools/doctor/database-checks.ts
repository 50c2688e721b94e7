import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import { serverIds } from '@/lib/servers';
import { createCompanionStore } from '../../functions/companion/store/companion-store';
import { openDatabase } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { inWords } from './duration';
import { command, DatabaseTrouble, type Trouble } from './rest';
import type { Check, State } from './verdict';

const MARK_KEY = 'site:doctor';
const MARK_SECONDS = '60';
const DATABASE_MS = 5_000;
/** Sessions and codes by the clock allow for less than this. */
const CLOCK_MS = 30_000;
const NO_DATABASE =
  'No database is set: `npm start` has one of its own, a deployed site needs UPSTASH_REDIS_REST_URL.';

const ADVICE: Readonly<Record<Trouble, string>> = {
  no_answer: 'It does not answer. Compare UPSTASH_REDIS_REST_URL with the database’s page at Upstash.',
  refused: 'It refuses the token. Copy UPSTASH_REDIS_REST_TOKEN from the database’s page at Upstash again.',
  read_only:
    'This is the read-only token. Set the other one of the database’s page as UPSTASH_REDIS_REST_TOKEN.',
  full: 'It is full: nothing can be stored. Erase old applications and messages, or take a larger plan.',
  failed: 'It answers, and does not do as it is told. Is UPSTASH_REDIS_REST_URL that of its REST interface?',
};

/** When each scheduled job was last done, in milliseconds since 1970, by its name; and how long it may have been. */
const UPKEEP_KEY = 'site:upkeep';
const JOBS: Readonly<Record<string, number>> = {
  deliver: 30 * 60_000,
  hourly: 3 * 60 * 60_000,
  nightly: 27 * 60 * 60_000,
};

export interface DatabaseCheckParts {
  readonly database: DatabaseAddress | null;
  /** Whether companions may call: there is a key for them. */
  readonly hasCompanions: boolean;
  /** This machine's time. */
  readonly now: () => number;
}

/** The database itself, and what the site has left in it: what companions said, when schedules ran. */
export function databaseChecks({ database, hasCompanions, now }: DatabaseCheckParts): Check[] {
  if (database === null) return [{ name: 'Database', run: () => Promise.resolve(['unset', NO_DATABASE]) }];
  /** What is not known while the database is away is no fault of its own. */
  const reading =
    (run: Check['run']): Check['run'] =>
    async (signal) => {
      try {
        return await run(signal);
      } catch {
        return ['unknown', 'Not known while the database does not answer.'];
      }
    };
  return [
    { name: 'Database', run: (signal) => lookAt(database, now, signal) },
    { name: 'Clock', run: reading((signal) => compareClocks(database, now, signal)) },
    { name: 'Schedules', run: reading((signal) => lookAtSchedules(database, now, signal)) },
    {
      name: 'Companions',
      run: hasCompanions
        ? reading(() => lookAtCompanions(database, now))
        : () => Promise.resolve(['unset', 'GAME_SERVER_KEY is not set: no companion can call.']),
    },
  ];
}

const lookAt = async (
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
      `Writes and reads, in ${String(ms)} ms.`,
      room,
      typeof used === 'string' && `${used} commands this month.`,
    ];
    return ['ok', notes.filter(Boolean).join(' ')];
  } catch (fault) {
    return ['wrong', ADVICE[fault instanceof DatabaseTrouble ? fault.trouble : 'failed']];
  }
};

/** Null where the database does not tell. */
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
        `This machine’s clock is ${inWords(off)} off that of the database. Have it set itself by NTP.`,
      ];
};

const lookAtSchedules: CheckOf = async (database, now, signal) => {
  const list = (await command(database, ['HGETALL', UPKEEP_KEY], signal)) as unknown[];
  const jobs = Object.entries(JOBS).map(([job, mostMs]) => {
    const at = list.indexOf(job);
    return { job, mostMs, ago: at < 0 ? null : now() - Number(list[at + 1]) };
  });
  if (jobs.every(({ ago }) => ago === null))
    return ['unknown', 'No run is noted yet: they begin with the first deployment.'];
  const overdue = jobs.filter(({ ago, mostMs }) => ago !== null && ago > mostMs);
  return overdue.length === 0
    ? ['ok', `The last run was ${inWords(Math.min(...jobs.map(({ ago }) => ago ?? Infinity)))} ago.`]
    : [
        'wrong',
        `${overdue.map(({ job, ago }) => `${job} was last done ${inWords(ago ?? 0)} ago`).join(', ')}. Look at the log of the scheduled function, and whether the site’s last deployment went well.`,
      ];
};

const lookAtCompanions = async (
  database: DatabaseAddress,
  now: () => number,
): Promise<readonly [State, string]> => {
  const beats = await createCompanionStore(openDatabase(database, DATABASE_MS)).all();
  if (beats.length === 0) return ['unknown', 'None has called yet. docs/BRIDGE.md says how to start one.'];
  const silent = beats.filter(({ beat }) => now() - beat.seenAt >= COMPANION_SILENCE_MS);
  return silent.length === 0
    ? [
        'ok',
        `${String(beats.length)} of ${String(serverIds().length)} servers have one that was heard lately.`,
      ]
    : [
        'wrong',
        `${silent.map(({ server, beat }) => `that of ${server} was last heard ${inWords(now() - beat.seenAt)} ago`).join(', ')}. Is it running? docs/BRIDGE.md says how to keep it so.`,
      ];
};

type CheckOf = (
  database: DatabaseAddress,
  now: () => number,
  signal: AbortSignal,
) => ReturnType<Check['run']>;
