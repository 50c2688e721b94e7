import { cutUnits } from '@/contract/clean-text';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import {
  type LedgerResponse,
  type RewardResponse,
  type RewardsResponse,
  type TestVoteResponse,
  testVoteResponseSchema,
  ledgerResponseSchema,
  rewardsResponseSchema,
  rewardResponseSchema,
  VOTE_DESK_PATHS,
} from '@/contract/vote-desk';
import { rewardDecisionSchema, testVoteSchemaFor } from '@/contract/vote-requests';
import { REWARD_STATES } from '@/contract/votes';
import { isNameHere, toPlayerName } from '@/lib/player-name';
import { json } from '../../core/http/answers';
import { CURSOR_QUERY, queryChoice } from '../../core/http/params';
import { type PathParams, type Route, route } from '../../core/http/route';
import { knownSite } from '../routes';
import type { VoteDesk } from './vote-desk';

export const voteDeskRoutes = (desk: VoteDesk): Route[] => [
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.ledger,
    summary: 'List counted votes, newest first',
    gives: { 200: ledgerResponseSchema },
    query: {
      q: { about: 'Start of the player’s name.' },
      ...CURSOR_QUERY,
    },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const search = cutUnits((searchParams.get('q') ?? '').trim(), PLAYER_NAME_LIMIT);
      return json<LedgerResponse>(await desk.ledger(search, searchParams.get('cursor')));
    },
  }),

  /** 201 with a `TestVoteResponse`, after a confirmation, because the rewards are real. */
  route({
    method: 'POST',
    path: VOTE_DESK_PATHS.testVote,
    summary: 'Send a test vote, which earns real rewards',
    gives: { 201: testVoteResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: testVoteSchemaFor(isNameHere) },
    confirmed: () => true,
    handle: async ({ caller, body: { username, site } }) =>
      json<TestVoteResponse>(
        await desk.test(caller.user, toPlayerName(username) ?? username, knownSite(site)),
        { status: 201 },
      ),
  }),

  /** `?state=&cursor=`: a `RewardsResponse`; 422 for an unknown state. */
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.rewards,
    summary: 'List rewards by state',
    gives: { 200: rewardsResponseSchema },
    query: {
      state: { about: 'State of the rewards.', options: REWARD_STATES, isRequired: true },
      ...CURSOR_QUERY,
    },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ request }) {
      const state = queryChoice(request, 'state', REWARD_STATES);
      const cursor = new URL(request.url).searchParams.get('cursor');
      return json<RewardsResponse>(await desk.rewards(state, cursor));
    },
  }),

  /** A `RewardResponse`, after a confirmation; 409 for a reward that is neither uncertain nor failed. */
  route({
    method: 'POST',
    path: VOTE_DESK_PATHS.reward,
    summary: 'Retry or settle an uncertain or failed reward',
    gives: { 200: rewardResponseSchema },
    refuses: ['conflict', 'not_found'],
    auth: 'admin',
    limit: null,
    body: { schema: rewardDecisionSchema },
    confirmed: () => true,
    params: rewardIn,
    handle: async ({ caller, params: { id }, body: { action } }) =>
      json<RewardResponse>({ reward: await desk.decide(caller.user, id, action) }),
  }),
];

function rewardIn({ id = '' }: PathParams): { readonly id: string } {
  return { id };
}
