import type { CountedMetric } from '@/contract/companion-boards';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { LeftOut } from '@/contract/leaderboard-requests';
import { printable } from '../printable';
import type { Excluded } from './exclude';
import { chooseSent } from './left-out';
import { digest, type Memory } from './memory';
import type { Progress } from './progress';
import { type PushedPlayer, PushFailed, sendReadable, type SiteParts, toBatches, withdraw } from './site';
import { readWorld } from './world';

export interface PushOptions {
  readonly mode: LeaderboardMode;
  /** The mode's metrics, which define its figures. */
  readonly metrics: readonly CountedMetric[];
  readonly world: string;
  /** Without a slash at the end. */
  readonly site: string;
  /** Null in a dry run, which needs none. */
  readonly key: string | null;
  readonly excluded: Excluded;
  /** Sends all players, not only those whose figures have changed. */
  readonly isComplete: boolean;
  readonly isDryRun: boolean;
}

export interface PushReport {
  /** Number of players. */
  readonly read: number;
  /** Players who were not sent, by reason; includes players whose broken figures count as 0. */
  readonly leftOut: readonly LeftOut[];
  /** Players with figures that the site does not have, in order of sending. */
  readonly changed: readonly PushedPlayer[];
  /** Number of players. */
  readonly sent: number;
  /** UUIDs of players who were sent before, and are removed from the board now. */
  readonly withdrawn: readonly string[];
  /** Reason why some were not sent; null when all were, or none had to be. */
  readonly failure: string | null;
  /** Unused files and figures, each with the reason. */
  readonly skipped: readonly string[];
}

export interface PushParts {
  readonly memory: Memory;
  readonly progress: Progress;
  readonly wait: SiteParts['wait'];
}

/** Digest of a report that leaves nobody out, which the site assumes by default. */
const NONE_LEFT_OUT = digest('[]');

/**
 * Runs once: reads the world, removes newly left-out players from the board, and sends figures that have changed since the last
 * run. Each batch that the site took is remembered, so that a run after a failure continues there.
 * @throws NoWorld, NoBans, NoLeaderboard
 */
export async function push(options: PushOptions, parts: PushParts): Promise<PushReport> {
  const { memory, progress } = parts;
  const world = await readWorld(options.world, options.metrics, (done, all) =>
    progress.update('Reading', done, all),
  );
  for (const [uuid, name] of world.names) memory.names.set(uuid, name);
  const { players, leftOut, unwanted } = chooseSent(world, memory.names, options.excluded);
  const changed = players.filter(
    (player) => options.isComplete || memory.sent.get(player.uuid) !== digest(JSON.stringify(player)),
  );
  const withdrawn = [...memory.sent.keys()].filter(unwanted);
  const { sent, failure } = await send({ changed, withdrawn, leftOut }, options, parts);
  return { read: world.players.size, leftOut, changed, sent, withdrawn, failure, skipped: world.skipped };
}

async function send(
  { changed, withdrawn, leftOut }: Pick<PushReport, 'changed' | 'withdrawn' | 'leftOut'>,
  { mode, site, key, isComplete, isDryRun }: PushOptions,
  { memory, progress, wait }: PushParts,
): Promise<Pick<PushReport, 'sent' | 'failure'>> {
  let sent = 0;
  const unreadable: string[] = [];
  if (key === null || isDryRun) return { sent, failure: null };
  await memory.save();
  const told = digest(JSON.stringify(leftOut));
  let news = told !== (memory.told ?? NONE_LEFT_OUT) || isComplete ? leftOut : undefined;
  const batches = toBatches(changed);
  if (batches.length === 0 && news) batches.push([]);
  try {
    for (const uuid of withdrawn) {
      await withdraw(uuid, { site, mode, key, wait });
      memory.sent.delete(uuid);
      await memory.save();
    }
    for (const batch of batches) {
      progress.update('Sending', sent, changed.length);
      const done = await sendReadable(batch, { site, mode, key, wait }, news);
      sent += done.sent.length;
      unreadable.push(...done.unreadable);
      for (const player of done.sent) memory.sent.set(player.uuid, digest(JSON.stringify(player)));
      if (news) memory.told = told;
      news = undefined;
      await memory.save();
    }
    const names = printable(unreadable.join(', '));
    const failure = names === '' ? null : `The site cannot read these names: ${names}. Update the site.`;
    return { sent, failure };
  } catch (error) {
    if (!(error instanceof PushFailed)) throw error;
    return { sent, failure: error.message };
  }
}
