import {
  VOTE_PATHS,
  type VoteBridgeResponse,
  voteBridgeResponseSchema,
  type VoteCheckResponse,
  voteCheckResponseSchema,
  type VoteClaimResponse,
  voteClaimResponseSchema,
  type VotersResponse,
  votersResponseSchema,
  type VotesResponse,
  votesResponseSchema,
  type VoteTicketResponse,
  voteTicketResponseSchema,
} from '@/contract/votes';
import { settled } from '@/lib/settled';
import { api, expectResponse } from '@/store/api';
import { fold } from '../opened-votes';

interface SiteOfPlayer {
  player: string;
  site: string;
}
interface MilestoneClaim {
  player: string;
  /** Days of the milestone. */
  days: number;
}

const of = (path: string, player: string): string => path.replace(':player', encodeURIComponent(player));

/** Visitors' calls about votes that reach the site from the game. */
export const bridgeApi = api.enhanceEndpoints({ addTagTypes: ['Votes'] }).injectEndpoints({
  endpoints: (build) => ({
    getBridge: build.query<VoteBridgeResponse, undefined>({
      query: () => ({ url: VOTE_PATHS.bridge, validateStatus: expectResponse(voteBridgeResponseSchema) }),
    }),
    /** Takes the player's name, in any case. */
    getVotes: build.query<VotesResponse, string>({
      query: (player) => ({
        url: of(VOTE_PATHS.votes, player),
        validateStatus: expectResponse(votesResponseSchema),
      }),
      providesTags: (_response, _error, player) => [{ type: 'Votes', id: fold(player) }],
    }),
    /** This month's. */
    getVoters: build.query<VotersResponse, undefined>({
      query: () => ({ url: VOTE_PATHS.voters, validateStatus: expectResponse(votersResponseSchema) }),
    }),
    /** Makes the server ask the listing site whether the player voted. */
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
    claimMilestone: build.mutation<VoteClaimResponse, MilestoneClaim>({
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
      // Loads the reward that now waits, or the current state after a refusal.
      invalidatesTags: (_response, _error, { player }) => [{ type: 'Votes', id: fold(player) }],
    }),
  }),
});

/** Asks whether votes reach the site, and caches the answer until unsubscribed. */
export const askBridge = () => bridgeApi.endpoints.getBridge.initiate(undefined, { forceRefetch: true });
