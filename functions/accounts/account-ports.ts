import type { User } from '@/contract/users';
import type { AuditRecord } from '../core/audit/audit-record';
import type { SessionKey, StoredSession } from '../core/auth/caller';
import type { Credentials, StoredChanges } from '../core/auth/user-record';
import type { Page } from '../core/database/paged-index';

/** Which of the two unique fields somebody else has already. */
export interface Taken {
  readonly outcome: 'taken';
  readonly username: boolean;
  readonly email: boolean;
}

export type Created = Taken | { readonly outcome: 'created' } | { readonly outcome: 'admin_exists' };

/** `stale`: the password is no longer the one that was checked. */
export type Changed =
  | Taken
  | { readonly outcome: 'changed'; readonly user: User }
  | { readonly outcome: 'missing' | 'last_admin' | 'stale' };

export type Removed =
  | { readonly outcome: 'removed'; readonly user: User }
  | { readonly outcome: 'missing' | 'last_admin' | 'stale' };

export interface ChangeOptions {
  /** Refuses with `stale` unless this is still the password's hash. */
  readonly expectedHash?: string;
  /** A new password ends all sessions but the one of this token hash. */
  readonly keepSession?: string;
  readonly audit?: AuditRecord;
}

/**
 * The accounts, their sessions aside. Each write is one step that happens whole or not at all, and changes nothing
 * when it is repeated. Every method rejects with `UnavailableError`, within a short time, when the store is away.
 */
export interface UserStore {
  create(
    account: Credentials,
    options?: { readonly onlyWithoutAdmin?: boolean; readonly audit?: AuditRecord },
  ): Promise<Created>;
  find(id: string): Promise<Credentials | null>;
  /** In whatever case it is written. */
  findByEmail(email: string): Promise<Credentials | null>;
  change(id: string, changes: StoredChanges, options?: ChangeOptions): Promise<Changed>;
  /** Ends the sessions too. */
  remove(id: string, options?: Omit<ChangeOptions, 'keepSession'>): Promise<Removed>;
  /** Newest first; `search` is part of a name or email address, in whatever case. */
  list(options: { readonly search: string; readonly cursor: string | null }): Promise<Page<User>>;
  count(): Promise<{ readonly users: number; readonly admins: number }>;
}

export interface SessionStore {
  /** False when the user is gone or the password is no longer the one that was checked. */
  open(key: SessionKey, session: StoredSession, expectedHash: string): Promise<boolean>;
  list(userId: string, now: number): Promise<StoredSession[]>;
  close(key: SessionKey): Promise<void>;
  /** Ends all of a user's sessions; false when there is no such user. */
  closeAll(userId: string, audit?: AuditRecord): Promise<boolean>;
}

/** Where a password is tried: the account that it is for, and the network address that it comes from. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string;
}

/** `failures`: wrong passwords in a row, this attempt counted as one until it is forgiven. */
export type AttemptVerdict =
  | { readonly admitted: true; readonly failures: number; readonly retryAfterMs: number }
  | { readonly admitted: false; readonly retryAfterMs: number };

/** Counts wrong passwords per account, whether or not it exists, from whatever address they come. */
export interface AttemptStore {
  /** Counts the attempt before its password is checked: a hundred concurrent ones get no further than one after another. */
  begin(attempt: SignInAttempt, now: number): Promise<AttemptVerdict>;
  /** The password was right: nothing is held against the account, and the address is its owner's. */
  forgive(attempt: SignInAttempt, now: number): Promise<void>;
  /** The account is gone, and so is what was known about who tried. */
  forget(email: string): Promise<void>;
}
