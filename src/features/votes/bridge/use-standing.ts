import { skipToken } from '@reduxjs/toolkit/query';
import type { VotesResponse } from '@/contract/votes';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { bridgeApi } from './bridge-api';

const REFRESH_MS = 30_000;
/** Parts of a page that come later need no answer of their own. */
const FRESH_S = 20;

export interface Standing {
  /** The player's; undefined until they are known. The last ones that were heard while the server cannot be asked. */
  votes: VotesResponse | undefined;
  /** Why they could not be had, in words. */
  problem: string | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/** What the server says of a player, asked again every 30 seconds while the page is visible; of nobody for null. */
export const useStanding = (player: string | null): Standing => {
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
