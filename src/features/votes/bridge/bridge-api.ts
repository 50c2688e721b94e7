import { VOTE_PATHS } from '@/contract/vote-paths';
import {
  voteBridgeResponseSchema,
  voteCheckResponseSchema,
  voteClaimResponseSchema,
  votersResponseSchema,
  votesResponseSchema,
  voteTicketResponseSchema,
  type VoteBridgeResponse,
  type VoteCheckResponse,
  type VoteClaimResponse,
  type VotersResponse,
  type VotesResponse,
  type VoteTicketResponse,
} from '@/contract/votes';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { settled } from '@/store/settled';
import { fold } from '../ballots';

interface SiteOfPlayer {
  player: string;
  site: string;
}
interface Claim {
  player: string;
  /** Of the milestone. */
  days: number;
}

const of = (path: string, player: string): string => path.replace(':player', encodeURIComponent(player));

/** The calls of visitors about votes that get here from the game. */
export const bridgeApi = api.enhanceEndpoints({ addTagTypes: ['Votes'] }).injectEndpoints({
  endpoints: (build) => ({
    getBridge: build.query<VoteBridgeResponse, undefined>({
      query: () => ({ url: VOTE_PATHS.bridge, validateStatus: expectResponse(voteBridgeResponseSchema) }),
    }),
    /** By the player's name, in any case. */
    getVotes: build.query<VotesResponse, string>({
      query: (player) => ({
        url: of(VOTE_PATHS.votes, player),
        validateStatus: expectResponse(votesResponseSchema),
      }),
      providesTags: (_response, _error, player) => [{ type: 'Votes', id: fold(player) }],
    }),
    /** Of this month. */
    getVoters: build.query<VotersResponse, undefined>({
      query: () => ({ url: VOTE_PATHS.voters, validateStatus: expectResponse(votersResponseSchema) }),
    }),
    /** Has the listing site asked whether the player voted. */
    checkVote: build.mutation<VoteCheckResponse, SiteOfPlayer>({
      query: ({ player, site }) => ({
        url: of(VOTE_PATHS.voteCheck, player),
        method: 'POST',
        body: { site },
        validateStatus: expectResponse(voteCheckResponseSchema),
      }),
      invalidatesTags: (response, _error, { player }) =>
        response?.state === 'counted' ? [{ type: 'Votes', id: fold(player) }] : [],
    }),
    makeTicket: build.mutation<VoteTicketResponse, SiteOfPlayer>({
      query: ({ player, site }) => ({
        url: of(VOTE_PATHS.voteTicket, player),
        method: 'POST',
        body: { site },
        validateStatus: expectResponse(voteTicketResponseSchema),
      }),
    }),
    claimMilestone: build.mutation<VoteClaimResponse, Claim>({
      query: ({ player, days }) => ({
        url: of(VOTE_PATHS.voteClaim, player),
        method: 'POST',
        body: { days },
        validateStatus: expectResponse(voteClaimResponseSchema),
      }),
      onQueryStarted: async ({ player }, { dispatch, queryFulfilled }) => {
        if (!(await settled(queryFulfilled))) return;
        const { data } = await queryFulfilled;
        dispatch(
          bridgeApi.util.updateQueryData('getVotes', player, (votes) => {
            votes.milestones = data.milestones;
          }),
        );
      },
      // The reward that now waits; and what is true after a refusal.
      invalidatesTags: (_response, _error, { player }) => [{ type: 'Votes', id: fold(player) }],
    }),
  }),
});

/** Asks whether votes get here, and keeps the answer until that is ended. */
export const askBridge = () => bridgeApi.endpoints.getBridge.initiate(undefined, { forceRefetch: true });
