import path from 'node:path';
import { parseArgs } from 'node:util';
import { DATA, type Environment, readKey, readMode, readSite, UsageError } from '../options';
import { createExcluded } from '../statistics/exclude';
import type { PushOptions } from '../statistics/push';

export interface PushCommand extends Omit<PushOptions, 'metrics'> {
  /** Folder for the memory and the copy of the boards. */
  readonly directory: string;
  /** Interval between runs in milliseconds; null for a single run. */
  readonly everyMs: number | null;
}

const LONGEST_PAUSE_MINUTES = 1_440;

/**
 * Reads a command line with `--push`.
 * @returns null for any other
 * @throws UsageError that names the option
 */
export function readPush(args: string[], env: Environment): PushCommand | null {
  if (!args.includes('--push')) return null;
  const values = parse(args);
  const isDryRun = values['dry-run'] === true;
  if (!values.world) throw new UsageError('--world must name the folder of the world.');
  if (values.every !== undefined && values.watch !== true)
    throw new UsageError('--every needs --watch beside it.');
  return {
    mode: readMode(values.mode ?? ''),
    world: values.world,
    site: readSite(values.site ?? ''),
    key: isDryRun ? null : readKey(values.key || env['GAME_SERVER_KEY']),
    excluded: createExcluded(values.exclude ?? []),
    isComplete: values.all === true,
    isDryRun,
    directory: path.join(values.data ?? DATA, 'leaderboard'),
    everyMs: values.watch === true && !isDryRun ? minutes(values.every ?? '5') : null,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        push: { type: 'boolean' },
        mode: { type: 'string' },
        world: { type: 'string' },
        site: { type: 'string' },
        key: { type: 'string' },
        exclude: { type: 'string', multiple: true },
        data: { type: 'string' },
        all: { type: 'boolean' },
        watch: { type: 'boolean' },
        every: { type: 'string' },
        'dry-run': { type: 'boolean' },
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
