import type { LeaderboardMode } from '@/contract/leaderboard';
import type { Log } from '../core/log';

type Read<T> = (mode: LeaderboardMode) => Promise<T>;

/**
 * Logs once that the board of a mode cannot be read, and once that it can again, also while memory hides it from
 * visitors. Each instance says so for itself: what all of them share is what does not answer.
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
