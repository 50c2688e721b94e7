import { SERVER_IDS } from '@/content/servers';
import { voteServices } from '@/content/site';
import { VOTE_SITE_IDS, type VoteSiteId } from '@/content/vote-rewards';
import {
  COMPANION_SILENCE_MS,
  type CompanionSync,
  type CompanionSyncResponse,
  type SentVote,
  VOTE_AGE_LIMIT_MS,
} from '@/contract/companion-sync';
import type { CompanionsResponse } from '@/contract/vote-desk';
import type { VoteBridgeResponse } from '@/contract/votes';
import type { VoteSettings } from '../core/env/vote-settings';
import { ApiError } from '../core/errors/api-error';
import { refuseFor } from '../core/limits/network';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { type Calendar, isClaimedBy, type Vote, voteOf } from '../votes';
import { createCallWindow } from './call-window';
import { beatOf, type CompanionStore } from './store/companion-store';

const MOST_CALLS = 60;
const CALLS_WINDOW_MS = 60_000;
/** How long a companion may be silent while somebody plays, and while nobody does. */
const BUSY_MS = 120_000;
const IDLE_MS = 600_000;
/** A reward's id begins with the folded name of the player. */
const REWARD_ID = /^(\.?[a-z0-9_]{1,16})\./;

export interface CompanionParts {
  readonly store: CompanionStore;
  readonly settings: VoteSettings;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

type Refused = CompanionSyncResponse['accepted']['refused'];

/** What goes on between the site and its companions. Created once per instance. Rejects with `UnavailableError` while the store is away. */
export function createCompanions({ store, settings, calendar, clock }: CompanionParts) {
  const calls = createCallWindow(MOST_CALLS, CALLS_WINDOW_MS, clock);
  const isChecked = VOTE_SITE_IDS.some((site) => (settings[site]?.key ?? null) !== null);
  const isAlive = (seenAt: number) => clock.now() - seenAt < COMPANION_SILENCE_MS;
  const isAnyAlive = cached(
    async () => (await store.all()).beats.some(({ beat }) => isAlive(beat.seenAt)),
    clock,
  );

  function toVote(sent: SentVote, site: VoteSiteId, server: string, now: number): Vote {
    const { id, service, username, protocol, receivedAt } = sent;
    // A clock that is ahead does not make a vote of tomorrow.
    const at = Math.min(Date.parse(receivedAt), now);
    const evidence = { id, source: 'votifier', at, service, server, protocol } as const;
    return voteOf(
      { id, player: username, site, at, evidence, isClaimed: isClaimedBy(settings[site]) },
      calendar,
    );
  }

  return {
    /**
     * The whole conversation with a companion.
     * @throws ApiError `rate_limited`, `validation_failed` for an unknown server, `conflict` while another companion speaks for it
     */
    async sync(call: CompanionSync): Promise<CompanionSyncResponse> {
      const server = SERVER_IDS.find((id) => id === call.server);
      if (server === undefined) throw noSuchServer();
      refuseFor(calls.take(server), 'Too many calls of this server’s companion. Please come back later.');
      const now = clock.now();
      const refused: Refused = [];
      const unknown = new Map<string, number>();
      const votes = call.votes.flatMap((sent): Vote[] => {
        if (now - Date.parse(sent.receivedAt) > VOTE_AGE_LIMIT_MS) {
          refused.push({ id: sent.id, reason: 'too_old' });
          return [];
        }
        const site = siteOf(sent.service);
        if (site !== undefined) return [toVote(sent, site, server, now)];
        refused.push({ id: sent.id, reason: 'unknown_service' });
        unknown.set(sent.service, (unknown.get(sent.service) ?? 0) + 1);
        return [];
      });
      const receipts = call.receipts.flatMap((receipt) => {
        const [, key] = REWARD_ID.exec(receipt.id) ?? [];
        if (key !== undefined) return [{ ...receipt, key }];
        refused.push({ id: receipt.id, reason: 'unknown_reward' });
        return [];
      });
      const result = await store.sync({ server, beat: beatOf(call, now), votes, unknown, receipts });
      if (!result) throw otherCompanion();
      const isTaken = (_: unknown, at: number) => result.receipts[at] === true;
      for (const [at, { id }] of receipts.entries()) {
        if (!isTaken(id, at)) refused.push({ id, reason: 'unknown_reward' });
      }
      return {
        accepted: {
          votes: votes.map(({ id }) => id),
          receipts: receipts.filter(isTaken).map(({ id }) => id),
          refused,
        },
        rewards: result.rewards,
        challenges: result.challenges,
        nextMs: call.players?.length ? BUSY_MS : IDLE_MS,
      };
    },

    /** Read every 30 s at most. */
    async bridge(): Promise<VoteBridgeResponse> {
      return { isConnected: isChecked || (await isAnyAlive.get('')) };
    },

    async list(): Promise<CompanionsResponse> {
      const { beats, unknown } = await store.all();
      return {
        companions: beats.map(({ server, beat: { id, version, seenAt, players, vitals } }) => ({
          server,
          id,
          version,
          seenAt: new Date(seenAt).toISOString(),
          alive: isAlive(seenAt),
          players: players && [...players],
          vitals,
        })),
        unknownServices: unknown
          .toSorted((a, b) => b.lastAt - a.lastAt)
          .map(({ lastAt, ...service }) => ({ ...service, lastAt: new Date(lastAt).toISOString() })),
      };
    },
  };
}

const folded = (service: string): string => service.trim().toLowerCase();

/** The site of a vote, by what it calls itself. */
function siteOf(service: string): VoteSiteId | undefined {
  return VOTE_SITE_IDS.find((id) => voteServices[id].some((known) => folded(known) === folded(service)));
}

function noSuchServer(): ApiError {
  return new ApiError('validation_failed', 'There is no such server.', {
    fields: { server: `Server must be one of ${SERVER_IDS.join(', ')}` },
  });
}

function otherCompanion(): ApiError {
  return new ApiError(
    'conflict',
    'Another companion speaks for this server, and was heard a short time ago: stop one of them.',
  );
}
