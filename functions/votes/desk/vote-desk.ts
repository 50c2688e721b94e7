import { randomUUID } from 'node:crypto';
import { voteRefusals } from '#messages/vote-refusals';
import { NOT_RUN } from '@/contract/companion-sync';
import type { DeskReward, LedgerResponse, RewardsResponse, TestVoteResponse } from '@/contract/vote-desk';
import type { RewardDecision } from '@/contract/vote-requests';
import type { RewardState } from '@/contract/votes';
import { ApiError } from '../../core/errors/api-error';
import { auditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import { type Calendar, monthAfter } from '../calendar';
import { seenState } from '../present-votes';
import type { DeskStore, FoundReward } from '../store/desk-store';
import { playerOfReward } from '../store/rewards-lua';
import { voteOf } from '../vote';

const MONTHS_SEARCHED = 3;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

interface Actor {
  readonly id: string;
}

export interface VoteDeskParts {
  readonly store: DeskStore;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

export type VoteDesk = ReturnType<typeof createVoteDesk>;

/** Actions of admins on votes and rewards. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createVoteDesk({ store, calendar, clock }: VoteDeskParts) {
  const toDesk = ({ player, reward: stored }: FoundReward): DeskReward => {
    const { id, reward, count, server, by } = stored;
    const detail = stored.detail === NOT_RUN ? null : stored.detail || null;
    const { state, at } = seenState(stored, clock.now());
    return { id, reward, player, count, server: by ?? server, state, at: iso(at), detail };
  };

  return {
    async ledger(search: string, cursor: string | null): Promise<LedgerResponse> {
      const { receipts, nextCursor } = await store.ledger(search, cursor);
      return { votes: receipts, nextCursor };
    },

    /** A cursor is a month and a rank on its board; an invalid one begins at the first. */
    async rewards(state: RewardState, cursor: string | null): Promise<RewardsResponse> {
      const now = clock.now();
      const first = calendar.monthAt(now);
      const months = Array.from({ length: MONTHS_SEARCHED }, (_, back) => monthAfter(first, -back));
      const [given = '', givenRank = ''] = (cursor ?? '').split(':');
      const at = /^\d{1,7}$/.test(givenRank) ? Math.max(0, months.indexOf(given)) : 0;
      const month = months[at] ?? first;
      const rank = month === given ? Number(givenRank) : 0;
      const { rewards, next } = await store.rewards(state, month, months.slice(0, at), rank, now);
      const before = months[at + 1];
      const following = before === undefined ? null : `${before}:0`;
      return {
        rewards: rewards.map(toDesk),
        nextCursor: next === null ? following : `${month}:${String(next)}`,
      };
    },

    /** @throws ApiError `not_found`, or `conflict` for a reward that needs no decision */
    async decide(actor: Actor, id: string, action: RewardDecision): Promise<DeskReward> {
      const key = playerOfReward(id);
      if (key === null) throw noSuchReward();
      const audit = auditRecord(clock, actor, action === 'retry' ? 'reward.retried' : 'reward.settled');
      const decided = await store.decide({ key, id, action }, clock.now(), audit);
      if (decided === 'missing') throw noSuchReward();
      if (decided === 'open') {
        throw new ApiError('conflict', voteRefusals.settledReward);
      }
      return toDesk(decided);
    },

    /** Gives a player the rewards of a vote on a site, without counting one. */
    async test(actor: Actor, player: string, site: string): Promise<TestVoteResponse> {
      const [id, at] = [randomUUID(), clock.now()];
      const evidence = { id, source: 'test', at, service: null, server: null, protocol: null } as const;
      const vote = voteOf({ id, player, site, at, evidence, isClaimed: false }, calendar);
      return { id, rewards: await store.test(vote, at, auditRecord(clock, actor, 'reward.tested')) };
    },
  };
}

function noSuchReward(): ApiError {
  return new ApiError('not_found', voteRefusals.unknownReward);
}
