import { modes } from '#network/modes';
import type { LeaderboardMode } from '@/contract/leaderboard';

/** The modes with a leaderboard, by their ids. */
export const modeIds = (): LeaderboardMode[] => modes.map(({ id }) => id);
