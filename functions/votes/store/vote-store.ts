import { voting } from '#network/private/voting';
import { VOTERS_SHOWN, type VotersResponse } from '@/contract/votes';
import { otherPlayerNames } from '@/lib/player-name';
import { fold } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toList, toNumber, toRecord } from '../../core/database/replies';
import { boardNameKeys } from '../../leaderboards';
import { claimMember, type Claim, parseClaim, type StoredGift, type Vote } from '../vote';
import { NOBODY, type StoredPlayer, unpackPlayer } from './player-record';
import { companionKeys, voteKeys } from './vote-keys';
import {
  CLAIM_SCRIPT,
  CLAIMED_SCRIPT,
  DUE_CLAIMS_SCRIPT,
  ERASE_SCRIPT,
  MONTHLY_SCRIPT,
  READ_SCRIPT,
  RECORD_SCRIPT,
  TICKET_SCRIPT,
  VOTERS_SCRIPT,
} from './vote-scripts';

const { players, ledger, claims, seen, rewarded, month: monthKey } = voteKeys;

/** A ticket that was not used is forgotten. */
const TICKET_MS = 86_400_000;
/** Claims of one run, and how long a run may take before another one takes them up. */
const CLAIMS_AT_ONCE = 30;
const CLAIM_HELD_MS = 300_000;
/** Players of one script that erases. */
const ERASED_AT_ONCE = 500;

/** The keys of a script that counts votes of these months, and the values that tell it which they are. */
export function ledgerCall(months: readonly string[]) {
  const keys = [
    players,
    ledger,
    claims,
    ...months.map(monthKey),
    ...companionKeys(),
    seen,
    ...boardNameKeys(),
  ];
  const { spared } = voting;
  return { keys, values: { months, companions: companionKeys().length, keys: keys.length, spared } };
}

/** The folded name, and those of players who are meant if nobody is known by it. */
const keysOf = (name: string): string[] => [name, ...otherPlayerNames(name)].map(fold);

export type VoteStore = ReturnType<typeof createVoteStore>;

/**
 * The ledger of votes in Redis; each method is one command, if none says otherwise. Each write happens whole or not at all, and
 * changes nothing when it is repeated. Every method rejects with `UnavailableError` when the database is away.
 */
export function createVoteStore(database: Database) {
  const count = (script: string, vote: object & { month: string }, now: number, more: string[] = []) => {
    const { keys, values } = ledgerCall([vote.month]);
    return database.eval(script, [...keys, ...more], [JSON.stringify({ now, vote, ...values })]);
  };

  return {
    /** When the vote, or the one that it is more evidence for, was given. */
    async record(vote: Vote, now: number): Promise<{ readonly at: number; readonly isNew: boolean }> {
      const [at, isNew] = toList(await count(RECORD_SCRIPT, vote, now));
      return { at: toNumber(at), isNew: toFlag(isNew) };
    },

    /** Counts the vote of whoever the ticket was made for; false when there is no such ticket for the site. */
    async useTicket(hash: string, vote: Omit<Vote, 'player' | 'key'>, now: number): Promise<boolean> {
      return toFlag(await count(TICKET_SCRIPT, vote, now, [voteKeys.ticket(hash)]));
    },

    /** By the ticket's hash. */
    async keepTicket(hash: string, site: string, player: string) {
      const script = `return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) and 1`;
      const args = [JSON.stringify({ site, player }), String(TICKET_MS)];
      toFlag(await database.eval(script, [voteKeys.ticket(hash)], args));
    },

    /** Returns the player of a name, and how many others have more votes of the month. */
    async read(
      name: string,
      month: string,
    ): Promise<{ readonly player: StoredPlayer | null; readonly ahead: number }> {
      const reply = await database.eval(READ_SCRIPT, [players, monthKey(month)], [month, ...keysOf(name)]);
      const [json, ahead] = toList(reply);
      return { player: json === '' ? null : unpackPlayer(toRecord(json)), ahead: toNumber(ahead) };
    },

    /** Null when there is nothing to claim. */
    async claim(
      name: string,
      days: number,
      rewards: readonly StoredGift[],
      now: number,
    ): Promise<StoredPlayer | null> {
      const input = JSON.stringify({ now, keys: keysOf(name), days, rewards });
      const json = await database.eval(CLAIM_SCRIPT, [players, ...companionKeys()], [input]);
      return json === null ? null : unpackPlayer(toRecord(json));
    },

    async voters(month: string): Promise<{ votes: number; players: VotersResponse['players'] }> {
      const keys = [monthKey(month), players];
      const [votes, ...found] = toList(await database.eval(VOTERS_SCRIPT, keys, [String(VOTERS_SHOWN)]));
      const listed = found.flatMap((name, at) =>
        at % 2 === 0 ? [{ player: String(name), votes: toNumber(found[at + 1]) }] : [],
      );
      return { votes: toNumber(votes), players: listed };
    },

    /** Gives what the best of each month get, the months once each; which of them it was now. */
    async reward(months: readonly string[], places: readonly (readonly StoredGift[])[], now: number) {
      const keys = [players, rewarded, ...months.map(monthKey), ...companionKeys()];
      return toList(await database.eval(MONTHLY_SCRIPT, keys, [JSON.stringify({ now, months, places })]));
    },

    /** Whether a check may be asked: not twice within so many milliseconds. */
    async mayAsk(site: string, key: string, restMs: number): Promise<boolean> {
      const script = `return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0`;
      return toFlag(await database.eval(script, [voteKeys.asked(site, key)], [String(restMs)]));
    },

    /** Claims that are due; nobody else gets them for a while. */
    async dueClaims(now: number): Promise<Claim[]> {
      const args = [now, CLAIMS_AT_ONCE, CLAIM_HELD_MS].map(String);
      const due = toList(await database.eval(DUE_CLAIMS_SCRIPT, [claims], args));
      return due.flatMap((member) => parseClaim(String(member)) ?? []);
    },

    /** Nothing is left to claim of a vote: it `isUsed` up at the listing site, or it is too late. */
    async settleClaim(claim: Claim, isUsed: boolean) {
      const { key, site, id } = claim;
      const input = JSON.stringify({ claim: claimMember(claim), keys: keysOf(key), site, id });
      toFlag(await database.eval(CLAIMED_SCRIPT, [players, claims], [input, isUsed ? '1' : '0']));
    },

    /**
     * Erases receipts before a position, and those of whom the last vote lies before a time, as far as they voted in these
     * months; a command for each few hundred.
     */
    async erase(months: readonly string[], receiptsBefore: string, playersBefore: number) {
      const keys = [ledger, players, seen, ...months.map(monthKey)];
      const args = [receiptsBefore, String(playersBefore), String(ERASED_AT_ONCE)];
      const erased = { receipts: 0, players: 0 };
      for (let isMore = true; isMore;) {
        const reply = toList(await database.eval(ERASE_SCRIPT, keys, args)).map(toNumber);
        const [receipts = 0, found = 0, more] = reply;
        erased.receipts += receipts;
        erased.players += found;
        isMore = more === 1;
      }
      return erased;
    },
  };
}

/** What there is of somebody who never voted. */
export const nobodyCalled = (name: string): StoredPlayer => ({ ...NOBODY, name });
