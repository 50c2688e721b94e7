import { voting } from '#network/private/voting';
import { VOTERS_SHOWN, type VotersResponse } from '@/contract/votes';
import { otherPlayerNames } from '@/lib/player-name';
import { fold } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toList, toNumber, toRecord } from '../../core/database/replies';
import { boardNameKeys } from '../../leaderboards';
import { siteClaimMember, type SiteClaim, parseSiteClaim, type StoredGift, type Vote } from '../vote';
import { EMPTY_PLAYER, type StoredPlayer, unpackPlayer } from './player-record';
import { companionKeys, voteKeys } from './vote-keys';
import {
  CLAIM_MILESTONE_SCRIPT,
  SETTLE_SITE_CLAIM_SCRIPT,
  DUE_SITE_CLAIMS_SCRIPT,
  ERASE_SCRIPT,
  MONTHLY_SCRIPT,
  RECORD_SCRIPT,
  TICKET_SCRIPT,
  VOTERS_SCRIPT,
} from './vote-scripts';

const { players, ledger, claims, seen, rewarded, month: monthKey } = voteKeys;

/** Lifetime of an unused ticket. */
const TICKET_MS = 86_400_000;
/** Claims per run, and the time after which another run may take them up. */
const CLAIMS_AT_ONCE = 30;
const CLAIM_HELD_MS = 300_000;
/** Players that one script erases. */
const ERASED_AT_ONCE = 500;

/** Returns the keys of a script that counts votes of these months, and the values that describe them. */
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

/** Returns the folded name, and those of players who are meant if the name is unknown. */
const keysOf = (name: string): string[] => [name, ...otherPlayerNames(name)].map(fold);

/** Votes of a month, and its best voters. */
export interface MonthBoard {
  readonly votes: number;
  readonly players: VotersResponse['players'];
}

export type VoteStore = ReturnType<typeof createVoteStore>;

/**
 * The ledger of votes in Redis; each method is one command unless stated otherwise. Each write happens completely or not at all,
 * and changes nothing when it is repeated. Every method rejects with `UnavailableError` when the database is away.
 */
export function createVoteStore(database: Database) {
  const count = (script: string, vote: object & { month: string }, now: number, more: string[] = []) => {
    const { keys, values } = ledgerCall([vote.month]);
    return database.eval(script, [...keys, ...more], [JSON.stringify({ now, vote, ...values })]);
  };

  return {
    /** Returns the time of the vote, or of the one that it is further evidence for. */
    async record(vote: Vote, now: number): Promise<{ readonly at: number; readonly isNew: boolean }> {
      const [at, isNew] = toList(await count(RECORD_SCRIPT, vote, now));
      return { at: toNumber(at), isNew: toFlag(isNew) };
    },

    /** Counts the vote of the ticket's player; false when the site has no such ticket. */
    async useTicket(hash: string, vote: Omit<Vote, 'player' | 'key'>, now: number): Promise<boolean> {
      return toFlag(await count(TICKET_SCRIPT, vote, now, [voteKeys.ticket(hash)]));
    },

    /** Stores a ticket by its hash. */
    async keepTicket(hash: string, site: string, player: string) {
      await database.set(voteKeys.ticket(hash), JSON.stringify({ site, player }), TICKET_MS);
    },

    /** Returns the player of a name. */
    async read(name: string): Promise<StoredPlayer | null> {
      const found = toList(await database.send('HMGET', players, ...keysOf(name)));
      const json = found.find((value) => value !== null) ?? null;
      return json === null ? null : unpackPlayer(toRecord(json));
    },

    /** Returns how many players have more votes than this in the month. */
    ahead: async (votes: number, month: string): Promise<number> =>
      toNumber(await database.send('ZCOUNT', monthKey(month), `(${String(votes)}`, '+inf')),

    /** Resolves to null without anything to claim. */
    async claimMilestone(
      name: string,
      days: number,
      rewards: readonly StoredGift[],
      now: number,
    ): Promise<StoredPlayer | null> {
      const input = JSON.stringify({ now, keys: keysOf(name), days, rewards });
      const json = await database.eval(CLAIM_MILESTONE_SCRIPT, [players, ...companionKeys()], [input]);
      return json === null ? null : unpackPlayer(toRecord(json));
    },

    /** Returns the number of receipts, which changes with each vote. Nightly erasing may hide a change. */
    receipts: async (): Promise<number> => toNumber(await database.send('ZCARD', ledger)),

    async voters(month: string): Promise<MonthBoard> {
      const keys = [monthKey(month), players];
      const [votes, ...found] = toList(await database.eval(VOTERS_SCRIPT, keys, [String(VOTERS_SHOWN)]));
      const listed = found.flatMap((name, at) =>
        at % 2 === 0 ? [{ player: String(name), votes: toNumber(found[at + 1]) }] : [],
      );
      return { votes: toNumber(votes), players: listed };
    },

    /** Gives the monthly rewards to the top voters, once per month; returns the months rewarded by this call. */
    async reward(months: readonly string[], ranks: readonly (readonly StoredGift[])[], now: number) {
      const keys = [players, rewarded, ...months.map(monthKey), ...companionKeys()];
      return toList(await database.eval(MONTHLY_SCRIPT, keys, [JSON.stringify({ now, months, ranks })]));
    },

    /** Returns whether a check may be asked: at most once in `restMs`. */
    mayAsk: (site: string, key: string, restMs: number): Promise<boolean> =>
      database.setMissing(voteKeys.asked(site, key), '1', restMs),

    /** Returns the claims that are due, and locks them for a while. */
    async dueSiteClaims(now: number): Promise<SiteClaim[]> {
      const args = [now, CLAIMS_AT_ONCE, CLAIM_HELD_MS].map(String);
      const due = toList(await database.eval(DUE_SITE_CLAIMS_SCRIPT, [claims], args));
      return due.flatMap((member) => parseSiteClaim(String(member)) ?? []);
    },

    /** Removes a vote's claim: the vote `isUsed` up at the listing site, or it is too late. */
    async settleSiteClaim(claim: SiteClaim, isUsed: boolean) {
      const { key, site, id } = claim;
      const input = JSON.stringify({ claim: siteClaimMember(claim), keys: keysOf(key), site, id });
      toFlag(await database.eval(SETTLE_SITE_CLAIM_SCRIPT, [players, claims], [input, isUsed ? '1' : '0']));
    },

    /**
     * Erases receipts before a position, and players of these months whose last vote was before a time; one command for each few
     * hundred.
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

/** Returns the empty record of a player who has never voted. */
export const emptyPlayer = (name: string): StoredPlayer => ({ ...EMPTY_PLAYER, name });
