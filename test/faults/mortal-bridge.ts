import { join } from 'node:path';
import type { ServerId } from '@/contract/network/servers';
import { openJournal } from '../../companion/rewards/journal';
import { openVoteQueue } from '../../companion/votes/vote-queue';
import { GAME_SERVER_KEY } from '../support/fakes/companion-site';
import { ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { type CompanionProgram, startCompanionProgram } from '../support/server/companion-program';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { SECRET } from '../support/server/secret';
import { type MortalFunctions, startMortalFunctions } from './mortal-functions';
import { createOutages } from './outages';
import type { Random } from './random';

/** Percentage of commands whose reply is lost in a storm. */
const LOST = 10;
/** Site milliseconds per real one, so that sixty calls a minute are no limit. */
const CLOCK_SPEED = '20';
/** A reward that a companion takes and does not report within this time is uncertain. */
export const REPORTED_MS = 11 * 60_000;

/** The real functions on a real database, and companions. Each of them may die at any moment. */
export interface MortalBridge {
  readonly database: TestDatabase;
  readonly site: MortalFunctions;
  /** Loses database replies at random after their command was executed. */
  isStormy: boolean;
  /** Called after each command of the functions. */
  onCommand: () => void;
  /** Resolves once the condition holds; checked after each command. */
  until(isSo: () => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortalBridge(random: Random): Promise<MortalBridge> {
  const database = await startTestDatabase();
  const looks = new Set<() => void>();
  const door = await database.openDoor(async (_command, execute) => {
    const reply = await execute();
    bridge.onCommand();
    for (const look of looks) look();
    if (bridge.isStormy && random.below(100) < LOST) throw new Error('The answer is lost.');
    return reply;
  });
  const env = {
    ...door,
    ...{
      GAME_SERVER_KEY,
      SESSION_SECRET: SECRET,
      LOCAL_SERVER: '1',
      ADDRESS_LIMIT_FACTOR: '1000',
      CLOCK_SPEED,
    },
  };
  const site = await startMortalFunctions(env, createOutages());
  const bridge: MortalBridge = {
    database,
    site,
    isStormy: true,
    onCommand: () => undefined,
    until: (isSo) =>
      new Promise((resolve, reject) => {
        let looking: Promise<void> | null = null;
        const look = () => {
          looking ??= isSo().then((is) => {
            looking = null;
            if (!is) return;
            looks.delete(look);
            resolve();
          }, reject);
        };
        looks.add(look);
        look();
      }),
    async stop() {
      await site.stop();
      await database.stop();
    },
  };
  return bridge;
}

/** A companion with a folder of its own that restarts after each kill. */
export interface MortalCompanion {
  readonly program: CompanionProgram;
  /** Resolves once it is ready, now or after a restart. */
  ready(): Promise<void>;
  /** Kills it like `kill -9`; it restarts. A second concurrent call shares the first one's result. */
  kill(): Promise<void>;
  /** Stops it like a service manager, and sends the remaining data to the site, call by call. */
  finish(): Promise<void>;
  /** Stops it for good. */
  end(): Promise<void>;
}

interface CompanionPlace {
  readonly site: string;
  readonly server?: ServerId;
  /** Folder of the test. */
  readonly folder: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function startMortalCompanion({
  site,
  server = ENTRANCE_SERVER,
  folder,
  args,
  env,
}: CompanionPlace): Promise<MortalCompanion> {
  const data = join(folder, server);
  const all = ['--site', site, '--server', server, '--data', data, ...args];
  const start = async (...more: string[]) => {
    program = await startCompanionProgram([...all, ...more], { env, isHasty: true });
    return program;
  };
  const launch = async () => (await start()).says('Companion ready');
  let program: CompanionProgram;
  let isEnding = false;
  let starting: Promise<void> | null = null;
  await launch();
  return {
    get program() {
      return program;
    },
    ready: () => starting ?? Promise.resolve(),
    kill() {
      if (isEnding) return Promise.resolve();
      starting ??= program
        .kill()
        .then(launch)
        .finally(() => {
          starting = null;
        });
      return starting;
    },
    async finish() {
      isEnding = true;
      await starting;
      await program.stop();
      while (await isUnheard(data)) await (await start('--once')).ended;
    },
    async end() {
      isEnding = true;
      await starting?.catch(() => undefined);
      await program.kill();
    },
  };
}

/** True if a stopped companion still has data for the site. */
async function isUnheard(data: string): Promise<boolean> {
  const queue = await openVoteQueue(join(data, 'votes.jsonl'));
  const journal = await openJournal(join(data, 'journal.jsonl'), Date.now);
  await Promise.all([queue.close(), journal.close()]);
  return queue.size + journal.receipts(1).length > 0;
}
