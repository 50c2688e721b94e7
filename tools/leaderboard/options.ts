import { parseArgs } from 'node:util';
import { isShortId } from '@/contract/short-id';
import { createExcluded } from '../../companion/statistics/exclude';
import type { PushOptions } from '../../companion/statistics/push';
import { parseSafeUrl } from '../../functions/core/env/addresses';

export const HELP = `Sends the statistics of a world to the leaderboard of your site.

  npm run leaderboard:push -- --mode pvp --world DIR --site URL

  --mode MODE      the id of the leaderboard that they belong to
  --world DIR      the world's folder, which holds stats/ or players/stats/; it is only read
  --site URL       your site, such as https://example.org
  --key KEY        the site's GAME_SERVER_KEY; better: put that variable into the environment
  --exclude WHO    leave a player out: a name, a UUID or a pattern such as 'Bot*'; may be repeated.
                   Players who are banned on the server are left out anyway
  --all            send everybody, not only those whose figures have changed since the last run
  --watch          go on, and send what has changed every few minutes, until Ctrl-C
  --every MINUTES  how often that is; 5 unless given
  --dry-run        print a table and send nothing
  --help           print this

Names come from the lists of players beside the world, and are kept once they were seen. Exit code: 0 when
everything was sent, 1 when something was not, 2 when the options are wrong.`;

export interface CommandOptions extends Omit<PushOptions, 'metrics'> {
  /** Milliseconds from one run to the next; null for a single one. */
  readonly everyMs: number | null;
}

/** What the owner typed makes no sense; the message says what would. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const LONGEST_PAUSE_MINUTES = 1_440;

/**
 * Reads the command line.
 * @returns null when it asks for help
 * @throws UsageError that names the option
 */
export function readOptions(args: string[], environmentKey: string | undefined): CommandOptions | null {
  const values = parse(args);
  if (values.help === true) return null;
  const isDryRun = values['dry-run'] === true;
  const { mode = '' } = values;
  if (!isShortId(mode)) throw new UsageError('--mode must be the id of one of the site’s leaderboards.');
  if (!values.world) throw new UsageError('--world must name the folder of the world.');
  const site = parseSafeUrl(values.site ?? '');
  if (site === null) throw new UsageError('--site must be an https URL, or an http URL on this machine.');
  const key = values.key || environmentKey || null;
  if (key === null && !isDryRun)
    throw new UsageError("Set GAME_SERVER_KEY to the site's key, or give it with --key.");
  if (key !== null && !/^[\x21-\x7e]+$/.test(key))
    throw new UsageError('The key has characters that cannot be sent.');
  if (values.every !== undefined && values.watch !== true)
    throw new UsageError('--every needs --watch beside it.');
  return {
    mode,
    world: values.world,
    site,
    key,
    excluded: createExcluded(values.exclude ?? []),
    isComplete: values.all === true,
    isDryRun,
    everyMs: values.watch === true && !isDryRun ? minutes(values.every ?? '5') : null,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        mode: { type: 'string' },
        world: { type: 'string' },
        site: { type: 'string' },
        key: { type: 'string' },
        exclude: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        watch: { type: 'boolean' },
        every: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function minutes(text: string): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > LONGEST_PAUSE_MINUTES)
    throw new UsageError(`--every must be a number of minutes from 1 to ${String(LONGEST_PAUSE_MINUTES)}.`);
  return count * 60_000;
}
