import * as v from 'valibot';
import { identity } from '#network/identity';
import {
  COMPANION_SILENCE_MS,
  type Challenge,
  type CompanionSync,
  type HandedReward,
  type OnlinePlayer,
  type SentReceipt,
  type Vitals,
} from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { companionSchema } from '@/contract/vote-desk';
import { serverIds } from '@/lib/servers';
import { type Database, DatabaseError } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toList, toRecord, toTime } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';
import { allTerms, companionKeys, ledgerCall, type UnnamedVote, type Vote, voteKeys } from '../../votes';
import { SYNC_SCRIPT } from './sync-script';

const SERVICE_KEYS = [voteKeys.services, voteKeys.unrecognized, voteKeys.tests];

/** A companion's report at its last call. */
export interface Beat {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly players: readonly OnlinePlayer[] | null;
  readonly vitals: Vitals | null;
  /** Null where the companion cannot know; missing from older companions. */
  readonly hidesPlayers?: boolean | null | undefined;
  /** The answer that the companion had stored by then; empty for none. Missing from companions that store none. */
  readonly after?: string | undefined;
  /** Rewards that the companion has no commands for. Missing if there are none. */
  readonly missingRewards?: readonly string[] | undefined;
}

/** Returns when a companion counts as silent, unless it reports again before. */
export const aliveUntil = ({ seenAt }: Beat): number => seenAt + COMPANION_SILENCE_MS;

/** Returns whether a companion still reports. */
export const isReporting = (beat: Beat, now: number): boolean => now < aliveUntil(beat);

export interface ServerBeat {
  readonly server: ServerId;
  readonly beat: Beat;
}

export interface SeenTest {
  /** The folded service. */
  readonly id: string;
  readonly service: string;
  readonly server: ServerId;
  readonly protocol: number;
  readonly at: number;
}

export interface SyncCall {
  readonly server: ServerId;
  readonly beat: Beat;
  readonly votes: readonly Vote[];
  /** Votes of services that the network does not name. */
  readonly unnamed: readonly UnnamedVote[];
  readonly tests: readonly SeenTest[];
  /** Receipts with the folded name of the player, which the reward's id begins with. */
  readonly receipts: readonly (SentReceipt & { readonly key: string })[];
}

export interface SyncResult {
  /** Whether each receipt is valid. */
  readonly receipts: readonly boolean[];
  readonly rewards: HandedReward[];
  readonly challenges: Challenge[];
  /** Whether each vote of an unknown service is kept, because no admin has named the service either. */
  readonly kept: readonly boolean[];
}

export type CompanionStore = ReturnType<typeof createCompanionStore>;

/** Reports of companions, and answers to them, in Redis; each method is one call of it. */
export function createCompanionStore(database: Database) {
  return {
    /** Processes a call completely or not at all. Null while another companion serves the server. */
    async sync({ server, beat, votes, unnamed, tests, receipts }: SyncCall): Promise<SyncResult | null> {
      const { keys, values } = ledgerCall([...new Set([...votes, ...unnamed].map(({ month }) => month))]);
      const input = {
        now: beat.seenAt,
        companion: beat.id,
        server,
        own: serverIds().indexOf(server) + 1,
        // A name can stand for another one only on a network with Bedrock players.
        notesSeen: identity.bedrock !== undefined,
        votes,
        receipts,
        unnamed,
        tests,
        ...(unnamed.length > 0 && { sites: allTerms(beat.seenAt) }),
        ...values,
      };
      const args = [JSON.stringify(input), JSON.stringify(beat)];
      const reply = await database.eval(SYNC_SCRIPT, [...keys, ...SERVICE_KEYS], args);
      if (reply === 'other') return null;
      const [taken, rewards, challenges, kept] = toList(reply).map(toList);
      return {
        receipts: (taken ?? []).map((flag) => flag === 1),
        rewards: (rewards ?? []).map((json) => toRecord(json) as unknown as HandedReward),
        challenges: (challenges ?? []).map((json) => toChallenge(toRecord(json))),
        kept: (kept ?? []).map((flag) => flag === 1),
      };
    },

    async all(): Promise<ServerBeat[]> {
      return toBeats(await database.getAll(companionKeys()));
    },
  };
}

/** Parses the companions' last reports from the values of `companionKeys`; companions that never called are left out. */
export function toBeats(list: unknown): ServerBeat[] {
  const found = toList(list);
  const beats = readEach(
    'companion',
    serverIds(),
    (server, at) => {
      const json = found[at];
      const beat = typeof json === 'string' ? toBeat(toRecord(json)) : null;
      return beat && { server, beat };
    },
    (server) => server,
  );
  return beats.filter((beat) => beat !== null);
}

function toChallenge({ id, player, code, expiresAt }: Record<string, unknown>): Challenge {
  return {
    id: String(id),
    player: String(player),
    code: String(code),
    expiresAt: new Date(toTime(expiresAt)).toISOString(),
  };
}

const { players, vitals } = companionSchema.entries;
const saidSchema = v.object({
  players,
  vitals,
  hidesPlayers: v.nullish(v.boolean()),
  missingRewards: v.optional(v.array(v.string())),
});

/** Null where a companion never called, but challenges wait for it. Scripts write empty lists as empty objects. */
function toBeat(stored: Record<string, unknown>): Beat | null {
  const { id, version, seenAt, players, vitals, hidesPlayers, missingRewards } = stored;
  if (typeof id !== 'string') return null;
  const isNone = players === null || players === undefined;
  const said = {
    players: isNone ? null : Array.isArray(players) ? (players as unknown[]) : [],
    vitals: isRecord(vitals) ? vitals : null,
    ...(hidesPlayers !== undefined && { hidesPlayers }),
    ...(missingRewards !== undefined && { missingRewards }),
  };
  if (!v.is(saidSchema, said)) throw new DatabaseError();
  return { id, version: String(version), seenAt: toTime(seenAt), ...said };
}

/** Returns a call's report about its server. */
export const beatOf = (
  { companion, players, vitals, hidesPlayers, seen, missingRewards = [] }: CompanionSync,
  now: number,
): Beat => ({
  ...companion,
  seenAt: now,
  players,
  vitals,
  hidesPlayers,
  ...(seen !== undefined && { after: seen ?? '' }),
  ...(missingRewards.length > 0 && { missingRewards }),
});
