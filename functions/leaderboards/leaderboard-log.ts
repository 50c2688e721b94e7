import type { LeaderboardMode } from '@/contract/leaderboard';
import type { Log } from '../core/log';

type Read<T> = (mode: LeaderboardMode) => Promise<T>;

/**
 * Logs once when a mode's board becomes unreadable and once when it is readable again, even while the cache hides the outage from
 * visitors. Each instance logs for itself, since the database that they share is what failed.
 */
export function logOutages<T>(read: Read<T>, log: Log): Read<T> {
  const unreadable = new Set<LeaderboardMode>();
  return async (mode) => {
    try {
      const board = await read(mode);
      if (unreadable.delete(mode)) log({ level: 'info', event: 'leaderboard_readable', mode });
      return board;
    } catch (fault) {
      const kind = fault instanceof Error ? fault.name : typeof fault;
      if (!unreadable.has(mode)) {
        log({ level: 'error', event: 'leaderboard_unreadable', mode, fault: kind });
      }
      unreadable.add(mode);
      throw fault;
    }
  };
}
