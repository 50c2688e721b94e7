import * as v from 'valibot';
import { identity } from '#network/identity';
import {
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

/** What a companion said at its last call. */
export interface Beat {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly players: readonly OnlinePlayer[] | null;
  readonly vitals: Vitals | null;
  /** Null where the companion cannot know, and left out where it has no word for it. */
  readonly hidesPlayers?: boolean | null | undefined;
  /** The answer that the companion had kept by then; empty for none. Left out by companions that keep none. */
  readonly after?: string | undefined;
}

export interface ServerBeat {
  readonly server: ServerId;
  readonly beat: Beat;
}

/** A test vote of a listing site. */
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
  /** With the folded name of the player, which the reward's id begins with. */
  readonly receipts: readonly (SentReceipt & { readonly key: string })[];
}

export interface SyncResult {
  /** Whether each receipt counts. */
  readonly receipts: readonly boolean[];
  readonly rewards: HandedReward[];
  readonly challenges: Challenge[];
  /** Whether each vote of an unknown service is kept, since no admin has named it either. */
  readonly kept: readonly boolean[];
}

export type CompanionStore = ReturnType<typeof createCompanionStore>;

/** What companions say, and what they get, in Redis; each method is one call of it. */
export function createCompanionStore(database: Database) {
  return {
    /** Takes a call whole or not at all. Null while another companion speaks for the server. */
    async sync({ server, beat, votes, unnamed, tests, receipts }: SyncCall): Promise<SyncResult | null> {
      const { keys, values } = ledgerCall([...new Set([...votes, ...unnamed].map(({ month }) => month))]);
      const input = {
        now: beat.seenAt,
        companion: beat.id,
        server,
        own: serverIds().indexOf(server) + 1,
        // A name can stand for another one only where there are Bedrock names.
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

    /** The last word of every companion that was ever heard. */
    async all(): Promise<ServerBeat[]> {
      return toBeats(await database.getAll(companionKeys()));
    },
  };
}

/** What companions said last, from the values of `companionKeys`; those that were never heard are left out. */
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
const saidSchema = v.object({ players, vitals, hidesPlayers: v.nullish(v.boolean()) });

/** Null where a server was never heard of, and challenges wait for its companion. Scripts write empty lists as empty objects. */
function toBeat(stored: Record<string, unknown>): Beat | null {
  const { id, version, seenAt, players, vitals, hidesPlayers } = stored;
  if (typeof id !== 'string') return null;
  const isNone = players === null || players === undefined;
  const said = {
    players: isNone ? null : Array.isArray(players) ? (players as unknown[]) : [],
    vitals: isRecord(vitals) ? vitals : null,
    ...(hidesPlayers !== undefined && { hidesPlayers }),
  };
  if (!v.is(saidSchema, said)) throw new DatabaseError();
  return { id, version: String(version), seenAt: toTime(seenAt), ...said };
}

/** What a call says of its server. */
export const beatOf = (
  { companion, players, vitals, hidesPlayers, seen }: CompanionSync,
  now: number,
): Beat => ({
  ...companion,
  seenAt: now,
  players,
  vitals,
  hidesPlayers,
  ...(seen !== undefined && { after: seen ?? '' }),
});
