import type { APIRequestContext } from '@playwright/test';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import { GAME_KEY } from './site';
import { expect } from './test';

const headers = { Authorization: `Bearer ${GAME_KEY}` };

/** Starts a season with only these players, like game servers. */
export const beginSeason = async (
  request: APIRequestContext,
  mode: LeaderboardMode,
  players: LeaderboardPlayer[],
): Promise<void> => {
  const path = `/api/leaderboard/${mode}`;
  await expect(await request.delete(path, { headers })).toBeOK();
  const answer = await request.post(path, { headers, data: { players } });
  await expect(answer).toBeOK();
};
