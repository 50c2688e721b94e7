import { skipToken } from '@reduxjs/toolkit/query';
import type { VotesResponse } from '@/contract/votes';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { bridgeApi } from './bridge-api';

const REFRESH_MS = 30_000;
/** Parts of a page that mount later need no answer of their own. */
const FRESH_S = 20;

export interface VoteStatus {
  /**
   * Votes of the player; undefined until they are known. The last known ones while the server is unavailable.
   */
  votes: VotesResponse | undefined;
  /** Error message if they could not be loaded. */
  problem: string | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Returns the server's answer about a player, polled every 30 seconds while the page is visible; no player
 * for null.
 */
export const useVoteStatus = (player: string | null): VoteStatus => {
  const { currentData, error, isFetching, refetch } = bridgeApi.useGetVotesQuery(player ?? skipToken, {
    ...whileVisible(REFRESH_MS),
    refetchOnMountOrArgChange: FRESH_S,
  });
  return {
    votes: currentData,
    problem: error && toFailure(error).message,
    isFetching,
    refetch: () => {
      if (player !== null) void refetch();
    },
  };
};
