import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import {
  COMPANION_BOARDS,
  type CompanionBoards,
  companionBoardsSchema,
  type CompanionMode,
} from '@/contract/companion-boards';
import { writeWhole } from '../files/whole-file';
import { printable } from '../printable';
import { describeOdd, parse, UNTIL_FIRST } from '../sync/odd-answer';
import { post, type Posted } from '../sync/post';
import { digest } from './memory';
import { readBounded } from './read-bounded';
import { NoLeaderboard } from './site';

/** The site's file cannot be used, and no earlier copy exists; the message says what to do. */
export class NoBoards extends Error {
  override name = 'NoBoards';
}

const PATIENCE_MS = 20_000;
const COPY_LIMIT = 1_048_576;

interface BoardsPlace {
  /** Without a slash at the end. */
  readonly site: string;
  /** Folder of the copy. */
  readonly directory: string;
}

export interface ReadBoards extends CompanionBoards {
  /** Reason for using the copy; null for an answer of the site. */
  readonly trouble: string | null;
}

/**
 * Reads the site's leaderboards and their metrics. The last answer is stored, and used while the site cannot be asked.
 * @throws NoBoards
 */
export async function readBoards({ site, directory }: BoardsPlace): Promise<ReadBoards> {
  const copy = path.join(directory, `boards-${digest(site)}.json`);
  const url = `${site}/${COMPANION_BOARDS}`;
  const posted = await post({ url, key: null, method: 'GET', patienceMs: PATIENCE_MS }).catch(() => null);
  const read = posted?.status === 200 ? readText(posted.text) : null;
  if (read?.success) {
    const text = JSON.stringify(read.output);
    if ((await readCopy(copy)) !== text) {
      await mkdir(directory, { recursive: true });
      await writeWhole(copy, text);
    }
    return { ...read.output, trouble: null };
  }
  const trouble = troubleOf(posted, read);
  const kept = readText((await readCopy(copy)) ?? '');
  if (!kept.success) throw new NoBoards(`${trouble} No statistics are sent until then`);
  return { ...kept.output, trouble: `${trouble} Using its last known answer until then` };
}

const readText = (text: string) => v.safeParse(companionBoardsSchema, parse(text), UNTIL_FIRST);
type Read = ReturnType<typeof readText>;

const readCopy = (file: string): Promise<string | null> =>
  readBounded(file, COPY_LIMIT).then(
    ({ text }) => text,
    () => null,
  );

function troubleOf(posted: Posted | null, read: Read | null): string {
  if (posted === null) return `The site does not answer for ${COMPANION_BOARDS}.`;
  if (posted.status === 404) return `The site has no ${COMPANION_BOARDS}: check --site, or update the site.`;
  const [issue] = read?.issues ?? [];
  // Text other than JSON does not come from the site.
  if (!issue || parse(posted.text) === null) return `${COMPANION_BOARDS}: ${describeOdd(posted, '\n')}.`;
  const place = printable(v.getDotPath(issue) ?? 'it', 100);
  return `The site’s ${COMPANION_BOARDS} cannot be read (${place} is invalid). Update this program.`;
}

/** Returns the mode of this id. @throws NoLeaderboard */
export function modeCalled({ modes }: CompanionBoards, id: string): CompanionMode {
  const mode = modes.find((one) => one.id === id);
  if (!mode) throw new NoLeaderboard(`The site has no such leaderboard: --mode may be ${idsOf(modes)}.`);
  if (mode.metrics.length === 0)
    throw new NoLeaderboard(`The leaderboard ${id} uses no statistics of a world. Plugins push its figures.`);
  return mode;
}

const idsOf = (modes: readonly CompanionMode[]): string =>
  modes.map(({ id }) => id).join(', ') || 'none: it has no leaderboards';

/** Returns the modes of a server whose figures come from its world. */
export const modesPlayedOn = ({ modes }: CompanionBoards, server: string): readonly CompanionMode[] =>
  modes.filter((mode) => mode.server === server && mode.metrics.length > 0);
