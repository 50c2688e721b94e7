import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { toUuid } from '@/contract/leaderboard-requests';
import { isListedName } from '@/contract/player-name';
import { Unreadable, readBounded } from './read-bounded';
import { BadStatistics, readStatistics, type Totals } from './statistics';

/** The largest that a server writes are a few hundred KiB. */
const STATISTICS_LIMIT = 4 * 1_048_576;
const NAMES_LIMIT = 64 * 1_048_576;
/** At a time: enough to keep a disk busy, and few open files. */
const AT_ONCE = 16;

/** Since 26.1 and before: of a player who is in both, the first counts, also while it cannot be read. */
const FOLDERS = [path.join('players', 'stats'), 'stats'];

export interface World {
  /** Totals by UUID. */
  readonly players: ReadonlyMap<string, Totals>;
  /** Names by UUID, as far as the server knows them at present. */
  readonly names: ReadonlyMap<string, string>;
  /** Files that cannot be used, each with the reason, in the order of their names. */
  readonly skipped: readonly string[];
}

/** There is nothing to read where the owner pointed to. */
export class NoWorld extends Error {
  override name = 'NoWorld';
}

/**
 * Reads a world's statistics and the server's names; nothing is written, and links among the files are not followed.
 * @param onFile called with the number of files read so far, and of all
 * @throws NoWorld when the folder holds no statistics
 */
export async function readWorld(
  folder: string,
  onFile: (done: number, all: number) => void = () => undefined,
): Promise<World> {
  const files = await listFiles(folder);
  const players = new Map<string, Totals>();
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
        players.set(uuid, readStatistics(await readBounded(file, STATISTICS_LIMIT)));
      }
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof BadStatistics)) throw error;
      skipped.push(`${shown} ${error.message}`);
    }
    onFile((done += 1), all);
  }
  for (const inFolder of files) {
    for (let first = 0; first < inFolder.length; first += AT_ONCE)
      await Promise.all(inFolder.slice(first, first + AT_ONCE).map(take));
  }
  return { players, names: await readNames(folder, skipped), skipped: skipped.sort() };
}

/** A file's name without characters that a terminal would obey. */
function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
}

/** The files of each folder that there is, in the order in which they count. */
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
    throw new NoWorld(`${folder} holds neither ${FOLDERS.join(' nor ')}: is it the folder of a world?`);
  return found;
}

/** The server's own cache lies in its folder, beside the world; some hosts keep one in the world. */
async function readNames(folder: string, skipped: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of [path.join(folder, 'usercache.json'), path.resolve(folder, '..', 'usercache.json')]) {
    try {
      for (const [uuid, name] of parseNames(await readBounded(file, NAMES_LIMIT))) names.set(uuid, name);
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof SyntaxError)) throw error;
      if (error instanceof Unreadable && error.isMissing) continue;
      const reason = error instanceof Unreadable ? error.message : 'is not whole';
      skipped.push(`${path.relative(folder, file)} ${reason}`);
    }
  }
  return names;
}

function parseNames(text: string): [string, string][] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Unreadable('is not a list of names');
  return list.flatMap((entry: unknown): [string, string][] => {
    if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('uuid' in entry)) return [];
    const uuid = typeof entry.uuid === 'string' ? toUuid(entry.uuid) : null;
    const isName = typeof entry.name === 'string' && isListedName(entry.name);
    return uuid !== null && isName ? [[uuid, String(entry.name)]] : [];
  });
}
