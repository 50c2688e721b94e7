import { pathTo } from '@/contract/paths';
import {
  type CompanionsResponse,
  companionsResponseSchema,
  type DeskReward,
  type LedgerResponse,
  ledgerResponseSchema,
  type RewardResponse,
  rewardResponseSchema,
  type RewardsResponse,
  rewardsResponseSchema,
  type TestVoteResponse,
  testVoteResponseSchema,
  VOTE_DESK_PATHS,
} from '@/contract/vote-desk';
import type { RewardDecision, TestVote } from '@/contract/vote-requests';
import { type RewardState, VOTE_PATHS, type VotesResponse, votesResponseSchema } from '@/contract/votes';
import { afterConfirmation } from '@/features/admin/confirmation';
import { bearer, byCursor } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';

export const voteDeskApi = api.enhanceEndpoints({ addTagTypes: ['Ledger', 'Rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    listCompanions: build.query<CompanionsResponse, undefined>({
      query: () => ({
        url: VOTE_DESK_PATHS.companions,
        validateStatus: expectResponse(companionsResponseSchema),
      }),
      extraOptions: bearer,
    }),
    /** Votes by a part of the player's name; an empty text matches all. */
    listLedger: build.infiniteQuery<LedgerResponse, string, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: q, pageParam: cursor }) => ({
        url: VOTE_DESK_PATHS.ledger,
        params: { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(ledgerResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Ledger'],
    }),
    listRewards: build.infiniteQuery<RewardsResponse, RewardState, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: state, pageParam: cursor }) => ({
        url: VOTE_DESK_PATHS.rewards,
        params: { state, ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(rewardsResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Rewards'],
    }),
    /** Returns the progress of a test vote's rewards. */
    followTestVote: build.query<VotesResponse, string>({
      query: (player) => ({
        url: VOTE_PATHS.votes.replace(':player', encodeURIComponent(player)),
        validateStatus: expectResponse(votesResponseSchema),
      }),
      keepUnusedDataFor: 0,
    }),
    decideReward: build.mutation<RewardResponse, { reward: DeskReward; action: RewardDecision }>({
      queryFn: afterConfirmation(({ reward, action }) => ({
        url: pathTo(VOTE_DESK_PATHS.reward, reward.id),
        method: 'POST',
        body: { action },
        validateStatus: expectResponse(rewardResponseSchema),
      })),
      extraOptions: bearer,
      // Refetches after a refusal too, because someone else may have decided.
      invalidatesTags: ['Rewards'],
    }),
    sendTestVote: build.mutation<TestVoteResponse, TestVote>({
      queryFn: afterConfirmation((body) => ({
        url: VOTE_DESK_PATHS.testVote,
        method: 'POST',
        body,
        validateStatus: expectResponse(testVoteResponseSchema),
      })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Ledger', 'Rewards']),
    }),
  }),
});
