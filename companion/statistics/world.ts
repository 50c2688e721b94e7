import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CountedMetric } from '@/contract/companion-boards';
import { toUuid } from '@/contract/leaderboard-requests';
import { Unreadable, readBounded } from './read-bounded';
import { readServerLists, type ServerLists } from './server-lists';
import { BadStatistics, type Figures, readStatistics } from './statistics';

/** Generous limit: the largest files of servers have a few hundred KiB. */
const STATISTICS_LIMIT = 4 * 1_048_576;
/** Files read at the same time: enough to keep a disk busy, with few open files. */
const AT_ONCE = 16;

/** Folders since 26.1, and before. For a player in both, the first one applies, even if it cannot be read. */
const FOLDERS = [path.join('players', 'stats'), 'stats'];

export interface Played {
  readonly figures: Figures;
  /** Time of the game's last write, in milliseconds. */
  readonly at: number;
}

export interface World extends ServerLists {
  readonly players: ReadonlyMap<string, Played>;
  /** Reason why the file of a player cannot be used, by UUID. */
  readonly unread: ReadonlyMap<string, string>;
  /** Unusable figures, which count as 0, by UUID. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
  /** All of these files and figures, and files of no player, each with the reason, sorted by name. */
  readonly skipped: readonly string[];
}

/** The owner's folder has nothing to read. */
export class NoWorld extends Error {
  override name = 'NoWorld';
}

/**
 * Reads a world's statistics and the server's names. Writes nothing, and follows no links among the files.
 * @param metrics that define the figures
 * @param onFile called with the number of files read so far, and of all
 * @throws NoWorld when the folder holds no statistics, and NoBans
 */
export async function readWorld(
  folder: string,
  metrics: readonly CountedMetric[],
  onFile: (done: number, all: number) => void = () => undefined,
): Promise<World> {
  const files = await listFiles(folder);
  const players = new Map<string, Played>();
  const unread = new Map<string, string>();
  const broken = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const skipped: string[] = [];
  const all = files.flat().length;
  let done = 0;
  async function take(file: string): Promise<void> {
    const shown = printable(path.relative(folder, file));
    const uuid = file.endsWith('.json') ? toUuid(path.basename(file, '.json')) : null;
    try {
      if (uuid === null) throw new Unreadable("is not named after a player's UUID");
      if (!seen.has(uuid)) {
        seen.add(uuid);
        const { text, changedAt } = await readBounded(file, STATISTICS_LIMIT);
        const { broken: faults, figures } = readStatistics(text, metrics);
        players.set(uuid, { figures, at: changedAt });
        if (faults.length > 0) broken.set(uuid, faults);
        skipped.push(...faults.map((fault) => `${shown} ${fault}`));
      }
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof BadStatistics)) throw error;
      skipped.push(`${shown} ${error.message}`);
      if (uuid !== null) unread.set(uuid, error.message);
    }
    onFile((done += 1), all);
  }
  for (const inFolder of files) {
    for (let first = 0; first < inFolder.length; first += AT_ONCE)
      await Promise.all(inFolder.slice(first, first + AT_ONCE).map(take));
  }
  const lists = await readServerLists(folder, skipped, Date.now());
  // Files are read concurrently, and each run must send them in the same order.
  const inOrder = new Map([...players].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { players: inOrder, unread, broken, ...lists, skipped: skipped.sort() };
}

/** Returns a file's name without terminal control characters. */
function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
}

/** Returns the files of each existing folder, in order of precedence. */
async function listFiles(folder: string): Promise<string[][]> {
  const lists = await Promise.all(
    FOLDERS.map((name) =>
      readdir(path.join(folder, name)).then(
        (files) => files.sort().map((file) => path.join(folder, name, file)),
        () => null,
      ),
    ),
  );
  const found = lists.filter((list) => list !== null);
  if (found.length === 0)
    throw new NoWorld(`${folder} contains neither ${FOLDERS.join(' nor ')}. Is it the folder of a world?`);
  return found;
}
