import path from 'node:path';
import { toUuid } from '@/contract/leaderboard-requests';
import { isListedName } from '@/contract/player-name';
import { isRecord } from '@/lib/is-record';
import { readBounded, Unreadable } from './read-bounded';

/** Information about players from the server's own lists, by UUID. */
export interface ServerLists {
  /** Names under which players last joined. */
  readonly names: ReadonlyMap<string, string>;
  /** Names from the time when players were put on a list. */
  readonly listedNames: ReadonlyMap<string, string>;
  readonly banned: ReadonlySet<string>;
}

const LIST_LIMIT = 64 * 1_048_576;
/** The first is the game's, which forgets after a month; the second is Forge's. */
const CURRENT = ['usercache.json', 'usernamecache.json'];
const LISTED = ['banned-players.json', 'whitelist.json', 'ops.json'];

/** The list of bans cannot be read: nobody is sent then, because any player might be banned. */
export class NoBans extends Error {
  override name = 'NoBans';
}

/**
 * Reads the lists in the server's folder, the parent of the world; some hosts keep them in the world.
 * @param skipped gets each list that cannot be used, with the reason
 * @throws NoBans
 */
export async function readServerLists(world: string, skipped: string[], now: number): Promise<ServerLists> {
  const names = new Map<string, string>();
  const listedNames = new Map<string, string>();
  const banned = new Set<string>();
  const folders = [world, path.resolve(world, '..')];
  const read = async (folder: string, name: string): Promise<Entry[]> => {
    const file = path.join(folder, name);
    try {
      return entriesOf((await readBounded(file, LIST_LIMIT)).text);
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof SyntaxError)) throw error;
      if (error instanceof Unreadable && error.isMissing) return [];
      const reason = error instanceof Unreadable ? error.message : 'is incomplete';
      const shown = `${path.relative(world, file)} ${reason}`;
      if (name === 'banned-players.json') throw new NoBans(`${shown}, so it is unknown who is banned`);
      skipped.push(shown);
      return [];
    }
  };
  for (const folder of folders) {
    for (const file of LISTED)
      for (const { uuid, name, expires } of await read(folder, file)) {
        if (name !== null) listedNames.set(uuid, name);
        if (file === 'banned-players.json' && !isOver(expires, now)) banned.add(uuid);
      }
    for (const file of CURRENT)
      for (const { uuid, name } of await read(folder, file)) if (name !== null) names.set(uuid, name);
  }
  return { names, listedNames, banned };
}

interface Entry {
  readonly uuid: string;
  /** Null for an invalid name. */
  readonly name: string | null;
  readonly expires: unknown;
}

/** Reads the game's lists of entries with `uuid` and `name`, or Forge's object of names by UUID. */
function entriesOf(text: string): Entry[] {
  const value: unknown = JSON.parse(text);
  const list: unknown[] | null = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value).map(([uuid, name]) => ({ uuid, name }))
      : null;
  if (list === null) throw new Unreadable('is not a list of names');
  return list.flatMap((entry): Entry[] => {
    if (!isRecord(entry) || typeof entry.uuid !== 'string') return [];
    const uuid = toUuid(entry.uuid);
    const name = typeof entry.name === 'string' && isListedName(entry.name) ? entry.name : null;
    return uuid === null ? [] : [{ uuid, name, expires: entry.expires }];
  });
}

/** Returns whether a ban has expired, as in `2026-11-23 18:00:00 +0100`; most say `forever`. */
const isOver = (expires: unknown, now: number): boolean =>
  typeof expires === 'string' && Date.parse(expires) < now;
