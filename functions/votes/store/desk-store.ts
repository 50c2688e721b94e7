import { AUDIT_LUA, AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import type { Database } from '../../core/database/database';
import { fromCursor, toCursor, WALK_LUA } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toList, toNumber, toRecord } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import type { StoredGift, Vote } from '../vote';
import { unpackReward, type StoredReward } from './player-record';
import { unpackReceipt } from './receipt-record';
import { companionKeys, voteKeys } from './vote-keys';
import { DECIDE_SCRIPT, REWARDS_SCRIPT, SEARCH_SCRIPT, TEST_SCRIPT } from './vote-scripts';
import { ledgerCall } from './vote-store';

const { players, ledger, month: monthKey } = voteKeys;
const PAGE_SIZE = 50;
/** Records that one call reads, so that none blocks the database. */
const RECEIPTS_LOOKED_AT = 5_000;
const PLAYERS_LOOKED_AT = 1_000;
const POSITION_LENGTH = 52;
const ID_START = 16;

const DECIDE = DECIDE_SCRIPT(AUDIT_LUA);
const SEARCH = SEARCH_SCRIPT(WALK_LUA);
const TEST = TEST_SCRIPT(AUDIT_LUA);

export interface FoundReward {
  readonly player: string;
  readonly reward: StoredReward;
}

export type DeskStore = ReturnType<typeof createDeskStore>;

/** The ledger for admins; each method is one command. */
export function createDeskStore(database: Database) {
  return {
    /** Returns receipts, newest first, of players whose name contains the search. */
    async ledger(search: string, cursor: string | null) {
      const args = [fromCursor(cursor), search.toLowerCase(), String(PAGE_SIZE), String(RECEIPTS_LOOKED_AT)];
      const [last = '', ...found] = toList(await database.eval(SEARCH, [ledger], args)).map(String);
      const idOf = (member: string) => member.slice(ID_START, POSITION_LENGTH);
      const read = (member: string) => unpackReceipt(idOf(member), member.slice(POSITION_LENGTH + 1));
      const receipts = readEach(ledger, found, read, idOf);
      return { receipts, nextCursor: toCursor(last.slice(0, POSITION_LENGTH)) };
    },

    /**
     * Returns rewards in a state, of players who voted in a month but not in the given later ones, from a rank of its board on;
     * and the next rank, or null.
     */
    async rewards(state: string, month: string, later: readonly string[], rank: number, now: number) {
      const args = [now, state, rank, PAGE_SIZE, PLAYERS_LOOKED_AT, ...later].map(String);
      const reply = await database.eval(REWARDS_SCRIPT, [players, monthKey(month)], args);
      const [next, ...found] = toList(reply);
      const pairs = found.flatMap((player, at) => (at % 2 === 0 ? [[player, found[at + 1]] as const] : []));
      const rewards = readEach(players, pairs, ([player, json]): FoundReward => ({
        player: String(player),
        reward: unpackReward(toRecord(json)),
      }));
      return { rewards, next: toNumber(next) < 0 ? null : toNumber(next) };
    },

    /** Returns the reward after the decision; `missing`, or `open` for one that needs no decision. */
    async decide(
      { key, id, action }: { key: string; id: string; action: string },
      now: number,
      audit: AuditRecord,
    ): Promise<FoundReward | 'missing' | 'open'> {
      const args = [JSON.stringify({ now, key, id, action }), ...packAudit(audit)];
      const reply = await database.eval(DECIDE, [players, AUDIT_KEY, ...companionKeys()], args);
      if (reply === 'missing' || reply === 'open') return reply;
      const [player, json] = toList(reply);
      return { player: String(player), reward: unpackReward(toRecord(json)) };
    },

    /** Returns the ids of the new rewards. */
    async test(
      vote: Vote & { rewards: readonly StoredGift[] },
      now: number,
      audit: AuditRecord,
    ): Promise<string[]> {
      const { keys, values } = ledgerCall([vote.month]);
      const args = [JSON.stringify({ now, vote, ...values }), ...packAudit(audit)];
      return toList(await database.eval(TEST, [...keys, AUDIT_KEY], args)).map(String);
    },
  };
}
