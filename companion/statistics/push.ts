import type { LeaderboardMode } from '@/contract/leaderboard';
import { digest, type Memory } from './memory';
import type { Progress } from './progress';
import { type PushedPlayer, PushFailed, sendBatch, type SiteParts, toBatches } from './site';
import { readWorld } from './world';

export interface PushOptions {
  readonly mode: LeaderboardMode;
  /** The world's folder. */
  readonly world: string;
  /** Without a slash at the end. */
  readonly site: string;
  /** Null in a dry run, which needs none. */
  readonly key: string | null;
  /** Names and UUIDs, in lower case. */
  readonly excluded: ReadonlySet<string>;
  /** Sends everybody, not only those whose figures have changed. */
  readonly isComplete: boolean;
  readonly isDryRun: boolean;
}

/** What one run found and did; all but `skipped` are numbers of players. */
export interface PushReport {
  readonly read: number;
  /** Whose name neither the server nor an earlier run knows. */
  readonly nameless: number;
  readonly excluded: number;
  /** With figures that the site does not have, in the order in which they are sent. */
  readonly changed: readonly PushedPlayer[];
  readonly sent: number;
  /** Why not all were sent; null when they were, or none should be. */
  readonly failure: string | null;
  /** Files that were not used, each with the reason. */
  readonly skipped: readonly string[];
}

export interface PushParts {
  readonly memory: Memory;
  readonly progress: Progress;
  readonly wait: SiteParts['wait'];
}

/**
 * One run: reads the world and sends what has changed since the last one. What was taken is remembered batch by batch,
 * so that a run after a failure goes on where that one ended.
 * @throws NoWorld
 */
export async function push(options: PushOptions, { memory, progress, wait }: PushParts): Promise<PushReport> {
  const { excluded, isComplete } = options;
  const world = await readWorld(options.world, (done, all) => progress.update('Reading', done, all));
  for (const [uuid, name] of world.names) memory.names.set(uuid, name);
  const named = [...world.players].flatMap(([uuid, totals]): PushedPlayer[] => {
    const username = memory.names.get(uuid);
    return username === undefined ? [] : [{ uuid, username, ...totals }];
  });
  const wanted = named.filter(
    ({ uuid, username }) => !excluded.has(uuid) && !excluded.has(username.toLowerCase()),
  );
  const changed = wanted.filter(
    (player) => isComplete || memory.sent.get(player.uuid) !== digest(JSON.stringify(player)),
  );
  const { sent, failure } = await send(changed, options, { memory, progress, wait });
  return {
    read: world.players.size,
    nameless: world.players.size - named.length,
    excluded: named.length - wanted.length,
    changed,
    sent,
    failure,
    skipped: world.skipped,
  };
}

async function send(
  changed: readonly PushedPlayer[],
  { mode, site, key, isDryRun }: PushOptions,
  { memory, progress, wait }: PushParts,
): Promise<Pick<PushReport, 'sent' | 'failure'>> {
  let sent = 0;
  if (key === null || isDryRun) return { sent, failure: null };
  await memory.save();
  try {
    for (const batch of toBatches(changed)) {
      progress.update('Sending', sent, changed.length);
      await sendBatch(batch, { site, mode, key, wait });
      sent += batch.length;
      for (const player of batch) memory.sent.set(player.uuid, digest(JSON.stringify(player)));
      await memory.save();
    }
    return { sent, failure: null };
  } catch (error) {
    if (!(error instanceof PushFailed)) throw error;
    return { sent, failure: error.message };
  }
}
