import type { AuditAction, AuditEntry } from '@/contract/audit';
import type { Role, User } from '@/contract/users';

/** An account with what proves who its owner is. Only services that check passwords get to see one. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** What of an account can change. */
export interface StoredChanges {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly passwordHash?: string | undefined;
}

/** An admin's action, written to the audit log in the same step as it happens. */
export interface AuditRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: AuditEntry['actor'];
  readonly action: AuditAction;
}

/** Which of the two that must be unique somebody else has already. */
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

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * The accounts, their sessions aside. Each write is one step that happens whole or not at all, and changes nothing
 * when it is repeated. Every method rejects with `Unavailable`, within a short time, when the store is away.
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

/** A session as it is stored; times in milliseconds since 1970. */
export interface StoredSession {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** How a session is found: its user, and the hash of its token. */
export interface SessionKey {
  readonly userId: string;
  readonly tokenHash: string;
}

export interface SessionStore {
  /** False when the user is gone or the password is no longer the one that was checked. */
  open(key: SessionKey, session: StoredSession, expectedHash: string): Promise<boolean>;
  /** The user as of now and the session, which counts as used; null when either is gone or the session expired. */
  use(key: SessionKey, now: number): Promise<{ readonly user: User; readonly session: StoredSession } | null>;
  list(userId: string, now: number): Promise<StoredSession[]>;
  close(key: SessionKey): Promise<void>;
  /** Ends all of a user's sessions; false when there is no such user. */
  closeAll(userId: string, audit?: AuditRecord): Promise<boolean>;
}

export interface AuditStore {
  list(cursor: string | null): Promise<Page<AuditEntry>>;
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
  /** Counts the attempt before its password is looked at, so that a hundred at once get no further than one by one. */
  begin(attempt: SignInAttempt, now: number): Promise<AttemptVerdict>;
  /** The password was right: nothing is held against the account, and the address is its owner's. */
  forgive(attempt: SignInAttempt, now: number): Promise<void>;
  /** The account is gone, and so is what was known about who tried. */
  forget(email: string): Promise<void>;
}
