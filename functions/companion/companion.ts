// Decision record: docs/decisions/0019-companion.md
import { randomUUID } from 'node:crypto';
import { companionRefusals } from '#messages/vote-refusals';
import { voting } from '#network/private/voting';
import {
  type CompanionSync,
  type CompanionSyncResponse,
  type OnlinePlayer,
  type SentTest,
  type SentVote,
  VOTE_AGE_LIMIT_MS,
} from '@/contract/companion-sync';
import { foldService, isTestName } from '@/contract/listing-sites';
import type { ServerId } from '@/contract/network/servers';
import type { CompanionsResponse } from '@/contract/vote-desk';
import { toVoter } from '@/lib/player-name';
import { serverIds } from '@/lib/servers';
import { fold } from '../core/auth/account-keys';
import type { VoteSettings } from '../core/env/vote-settings';
import { ApiError } from '../core/errors/api-error';
import { refuseFor } from '../core/limits/network';
import type { Clock } from '../core/time/clock';
import {
  type Calendar,
  wantsClaims,
  playerOfReward,
  siteOfService,
  type UnnamedVote,
  unnamedVoteOf,
  type Vote,
  voteOf,
} from '../votes';
import { createCallWindow } from './call-window';
import { beatOf, isReporting, type CompanionStore, type SeenTest } from './store/companion-store';

const MOST_CALLS = 60;
const CALLS_WINDOW_MS = 60_000;
/** Maximum silence of a companion while players are online, and while none are. */
const BUSY_MS = 120_000;
const IDLE_MS = 600_000;

export interface CompanionParts {
  readonly store: CompanionStore;
  readonly settings: VoteSettings;
  readonly calendar: Calendar;
  /** Whether the site does without frequent reports. */
  readonly isSaving: () => Promise<boolean>;
  readonly clock: Pick<Clock, 'now'>;
}

type Refused = CompanionSyncResponse['accepted']['refused'];

/**
 * Calls between the site and its companions. Created once per instance. Rejects with `UnavailableError` while the store is away.
 */
export function createCompanions({ store, settings, calendar, isSaving, clock }: CompanionParts) {
  const calls = createCallWindow(MOST_CALLS, CALLS_WINDOW_MS, clock);
  const claimedSites = voting.sites.map(({ id }) => id).filter((id) => wantsClaims(settings[id]));

  /** A fast clock must not date a vote into the future. */
  const timeOf = ({ receivedAt }: Pick<SentVote, 'receivedAt'>, now: number): number =>
    Math.min(Date.parse(receivedAt), now);

  function toVote(sent: SentVote, player: string, server: string, now: number): Vote | UnnamedVote {
    const { id, service, protocol } = sent;
    const at = timeOf(sent, now);
    const evidence = { id, source: 'votifier', at, service, server, protocol } as const;
    const parts = { id, player, at, evidence };
    const site = siteOfService(service);
    return site === undefined
      ? unnamedVoteOf(parts, foldService(service), claimedSites, calendar)
      : voteOf({ ...parts, site, isClaimed: claimedSites.includes(site) }, calendar);
  }

  const toTest = (test: SentTest, server: ServerId, now: number): SeenTest => {
    const { service, protocol } = test;
    return { id: foldService(service), service, server, protocol, at: timeOf(test, now) };
  };

  return {
    /**
     * Handles a companion's call.
     * @throws ApiError `rate_limited`, `validation_failed` for an unknown server, `conflict` while another companion serves it
     */
    async sync(call: CompanionSync): Promise<CompanionSyncResponse> {
      const server = serverIds().find((id) => id === call.server);
      if (server === undefined) throw noSuchServer();
      refuseFor(calls.take(server), companionRefusals.tooManyCalls);
      const now = clock.now();
      const isOld = ({ receivedAt }: SentVote) => now - Date.parse(receivedAt) > VOTE_AGE_LIMIT_MS;
      // Older companions, and plugins that pass votes on, report test votes as votes.
      const isTest = ({ username }: SentVote) => isTestName(username);
      const isNameless = (sent: SentVote) => !isTest(sent) && voterOf(sent, call) === null;
      const refused: Refused = call.votes.flatMap((sent) => {
        if (isOld(sent)) return [{ id: sent.id, reason: 'too_old' }];
        return isNameless(sent) ? [{ id: sent.id, reason: 'unknown_player' }] : [];
      });
      const sentVotes = call.votes.filter((sent) => !isOld(sent) && !isNameless(sent));
      const sentTests = [...sentVotes.filter(isTest), ...(call.tests ?? [])];
      const tests = sentTests.map((test) => toTest(test, server, now));
      const all = sentVotes
        .filter((sent) => !isTest(sent))
        .map((sent) => toVote(sent, voterOf(sent, call) ?? sent.username, server, now));
      const votes = all.filter((vote) => 'site' in vote);
      const unnamed = all.filter((vote) => 'member' in vote);
      const receipts = call.receipts.flatMap((receipt) => {
        const key = playerOfReward(receipt.id);
        if (key !== null) return [{ ...receipt, key }];
        refused.push({ id: receipt.id, reason: 'unknown_reward' });
        return [];
      });
      const beat = beatOf(call, now);
      const result = await store.sync({ server, beat, votes, unnamed, tests, receipts });
      if (!result) throw otherCompanion();
      const isTaken = (_: unknown, at: number) => result.receipts[at] === true;
      for (const [at, { id }] of receipts.entries()) {
        if (!isTaken(id, at)) refused.push({ id, reason: 'unknown_reward' });
      }
      const kept = new Set(unnamed.filter((_, at) => result.kept[at] === true).map(({ id }) => id));
      const unrecognized = sentVotes.map(({ id }) => id).filter((id) => kept.has(id.toLowerCase()));
      return {
        accepted: {
          votes: sentVotes.map(({ id }) => id),
          ...(unrecognized.length > 0 && { unrecognized }),
          receipts: receipts.filter(isTaken).map(({ id }) => id),
          refused,
        },
        rewards: result.rewards,
        rewardIds: voting.rewards
          .filter((reward) => reward.server === undefined || reward.server === server)
          .map((reward) => reward.id),
        challenges: result.challenges,
        ...(call.seen !== undefined && { answer: randomUUID() }),
        nextMs: call.players?.length && !(await isSaving()) ? BUSY_MS : IDLE_MS,
      };
    },

    async list(): Promise<CompanionsResponse> {
      const beats = await store.all();
      return {
        companions: beats.map(({ server, beat }) => {
          const { id, version, seenAt, players, vitals } = beat;
          return {
            server,
            id,
            version,
            seenAt: new Date(seenAt).toISOString(),
            alive: isReporting(beat, clock.now()),
            players: players && [...players],
            vitals,
          };
        }),
      };
    },
  };
}

/** Returns the player of a vote: the player whom the listing site means, or one online with exactly this name. */
function voterOf({ username }: SentVote, { players }: CompanionSync): string | null {
  const isIt = ({ name }: OnlinePlayer) => fold(name) === fold(username);
  return toVoter(username) ?? players?.find(isIt)?.name ?? null;
}

function noSuchServer(): ApiError {
  return new ApiError('validation_failed', companionRefusals.unknownServer, {
    fields: { server: companionRefusals.server(serverIds()) },
  });
}

function otherCompanion(): ApiError {
  return new ApiError('conflict', companionRefusals.otherCompanion);
}
