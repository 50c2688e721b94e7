import { SYNC_LIMITS } from '@/contract/companion-sync';
import type { User } from '@/contract/users';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import { unpackAccount } from '../../core/auth/user-record';
import type { Database } from '../../core/database/database';
import { toNumber, toOneOf } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { companionKeys } from '../../votes';
import { CONFIRM_SCRIPT, START_SCRIPT, UNLINK_SCRIPT } from './link-scripts';

const { users, players, admins, owner } = accountKeys;
const linkKey = (id: string): string => `companion:link:${id}`;

/** Wrong codes that are allowed; the next one ends the challenge. */
const WRONG_CODES = 5;

export interface NewLink {
  readonly id: string;
  readonly account: string;
  /** The player's name, as written and folded. */
  readonly player: string;
  readonly key: string;
  /** Code that the player sees. */
  readonly code: string;
  readonly codeHash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type Confirmed =
  | { readonly outcome: 'linked'; readonly user: User }
  | { readonly outcome: 'over'; readonly retryAfterMs: number }
  | { readonly outcome: 'unknown' | 'wrong' | 'taken' | 'missing' };

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Links of accounts to players, in Redis; each method is one command. Rejects with `UnavailableError` when it is away. */
export function createLinkStore(database: Database) {
  return {
    async start(link: NewLink, now: number): Promise<'started' | 'taken' | 'full'> {
      const { id, account, player, key, code, codeHash, expiresAt } = link;
      const input = JSON.stringify({
        now,
        account,
        challenge: { id, account, player, key, code, expiresAt },
        link: JSON.stringify({ account, player, key, code: codeHash, wrong: 0 }),
        keepMs: expiresAt - now,
        most: SYNC_LIMITS.challenges,
      });
      const keys = [linkKey(id), players, ...companionKeys()];
      const reply = await database.eval(START_SCRIPT, keys, [input]);
      return reply === 1 ? 'started' : toOneOf(reply, ['taken', 'full']);
    },

    async confirm(id: string, account: string, codeHash: string): Promise<Confirmed> {
      const keys = [linkKey(id), players, users];
      const reply = await database.eval(CONFIRM_SCRIPT, keys, [account, codeHash, String(WRONG_CODES)]);
      if (Array.isArray(reply)) return { outcome: 'over', retryAfterMs: toNumber(reply[1]) };
      if (typeof reply === 'string' && reply.startsWith('{')) {
        return { outcome: 'linked', user: unpackAccount(reply).user };
      }
      return { outcome: toOneOf(reply, ['unknown', 'wrong', 'taken', 'missing']) };
    },

    /** `missing`: unknown account. `owner`: another admin's entry for the owner's account. */
    async unlink(account: string, audit?: AuditRecord): Promise<'done' | 'missing' | 'owner'> {
      const args = [account, ...packAudit(audit)];
      const keys = [players, users, AUDIT_KEY, admins, owner];
      return toOneOf(await database.eval(UNLINK_SCRIPT, keys, args), ['done', 'missing', 'owner']);
    },
  };
}
