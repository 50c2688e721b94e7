import * as v from 'valibot';
import { SERVER_IDS, type ServerId } from '@/content/servers';
import {
  type Challenge,
  type CompanionSync,
  type HandedReward,
  type OnlinePlayer,
  type SentReceipt,
  type Vitals,
} from '@/contract/companion-sync';
import { companionSchema } from '@/contract/vote-desk';
import { type Database, DatabaseError } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toFigure, toList, toRecord, toTime } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';
import { companionKeys, ledgerCall, type Vote, voteKeys } from '../../votes';
import { COMPANIONS_SCRIPT, SYNC_SCRIPT } from './sync-script';

/** What a companion said at its last call. */
export interface Beat {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly players: readonly OnlinePlayer[] | null;
  readonly vitals: Vitals | null;
}

export interface ServerBeat {
  readonly server: ServerId;
  readonly beat: Beat;
}

export interface SyncCall {
  readonly server: ServerId;
  readonly beat: Beat;
  readonly votes: readonly Vote[];
  /** Votes of each unknown service. */
  readonly unknown: ReadonlyMap<string, number>;
  /** With the folded name of the player, which the reward's id begins with. */
  readonly receipts: readonly (SentReceipt & { readonly key: string })[];
}

export interface SyncResult {
  /** Whether each receipt counts. */
  readonly receipts: readonly boolean[];
  readonly rewards: HandedReward[];
  readonly challenges: Challenge[];
}

export interface UnknownService {
  readonly service: string;
  readonly votes: number;
  readonly lastAt: number;
}

export type CompanionStore = ReturnType<typeof createCompanionStore>;

/** What companions say, and what they get, in Redis; each method is one call of it. */
export function createCompanionStore(database: Database) {
  return {
    /** Takes a call whole or not at all. Null while another companion speaks for the server. */
    async sync({ server, beat, votes, unknown, receipts }: SyncCall): Promise<SyncResult | null> {
      const { keys, values } = ledgerCall([...new Set(votes.map(({ month }) => month))]);
      const input = {
        now: beat.seenAt,
        companion: beat.id,
        server,
        own: SERVER_IDS.indexOf(server) + 1,
        votes,
        receipts,
        unknown: [...unknown].map(([service, count]) => ({ service, votes: count })),
        ...values,
      };
      const args = [JSON.stringify(input), JSON.stringify(beat)];
      const reply = await database.eval(SYNC_SCRIPT, [...keys, voteKeys.unknown], args);
      if (reply === 'other') return null;
      const [taken, rewards, challenges] = toList(reply).map(toList);
      return {
        receipts: (taken ?? []).map((flag) => flag === 1),
        rewards: (rewards ?? []).map((json) => toRecord(json) as unknown as HandedReward),
        challenges: (challenges ?? []).map((json) => toChallenge(toRecord(json))),
      };
    },

    /** The last word of every companion that was ever heard, and the names that votes came with that nobody knows. */
    async all(): Promise<{
      readonly beats: readonly ServerBeat[];
      readonly unknown: readonly UnknownService[];
    }> {
      const keys = [...companionKeys, voteKeys.unknown];
      const [beats, unknown] = toList(await database.eval(COMPANIONS_SCRIPT, keys, []));
      return {
        beats: toBeats(beats),
        unknown: readEach(voteKeys.unknown, pairsOf(unknown), toUnknown, ([service]) => service),
      };
    },
  };
}

/** What companions said last, from the values of `companionKeys`; those that were never heard are left out. */
export function toBeats(list: unknown): ServerBeat[] {
  const found = toList(list);
  const beats = readEach(
    'companion',
    SERVER_IDS,
    (server, at) => {
      const json = found[at];
      const beat = typeof json === 'string' ? toBeat(toRecord(json)) : null;
      return beat && { server, beat };
    },
    (server) => server,
  );
  return beats.filter((beat) => beat !== null);
}

function pairsOf(hash: unknown): [name: string, json: unknown][] {
  return toList(hash).flatMap((name, at, list) => (at % 2 === 0 ? [[String(name), list[at + 1]]] : []));
}

function toUnknown([service, json]: readonly [string, unknown]): UnknownService {
  const { votes, lastAt } = toRecord(json);
  return { service, votes: toFigure(votes), lastAt: toTime(lastAt) };
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
const saidSchema = v.object({ players, vitals });

/** Null where a server was never heard of, and challenges wait for its companion. Scripts write empty lists as empty objects. */
function toBeat({ id, version, seenAt, players, vitals }: Record<string, unknown>): Beat | null {
  if (typeof id !== 'string') return null;
  const isNone = players === null || players === undefined;
  const said = {
    players: isNone ? null : Array.isArray(players) ? (players as unknown[]) : [],
    vitals: isRecord(vitals) ? vitals : null,
  };
  if (!v.is(saidSchema, said)) throw new DatabaseError();
  return { id, version: String(version), seenAt: toTime(seenAt), ...said };
}

/** What a call says of its server. */
export const beatOf = ({ companion, players, vitals }: CompanionSync, now: number): Beat => ({
  ...companion,
  seenAt: now,
  players,
  vitals,
});
