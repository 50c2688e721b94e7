import type { Position } from '@/content/applications/positions';
import type { Announcement, ApplicationComment } from '@/contract/application-desk';
import type { ApplicationState } from '@/contract/applications';
import type { AuditRecord } from '../core/audit/audit-record';
import type { Page } from '../core/database/paged-index';

/** An account as applications name it. */
export interface ApplyingAccount {
  readonly id: string;
  readonly username: string;
}

/** An application as it is sent. Times are milliseconds since 1970, as all times here. */
export interface NewApplication {
  /** A UUID made by the server. */
  readonly id: string;
  readonly position: Position;
  readonly answers: Readonly<Record<string, string>>;
  readonly guidelinesReadAt: number;
  readonly submittedAt: number;
  /** Who applies, as one text: see `applicantOf`. */
  readonly applicant: string;
  /** Null when nobody is signed in. */
  readonly account: ApplyingAccount | null;
  /** SHA-256 of the sender's key. */
  readonly keyHash: string;
}

/** What stands in the way of an application. */
export type Obstacle =
  /** The applicant has an open one for the position. */
  | { readonly outcome: 'open' }
  /** The last one was rejected, and the next may come at `nextAt`. */
  | { readonly outcome: 'rejected'; readonly nextAt: number }
  /** The account is gone. */
  | { readonly outcome: 'signed_out' };

/** `known`: the key was used before, and `id` is what it was used for, perhaps erased since. */
export type Added = Obstacle | { readonly outcome: 'stored' | 'known'; readonly id: string };

/** What lists show. */
export interface ApplicationOutline {
  readonly id: string;
  /** As the form named it; the network may have given it up since. */
  readonly position: string;
  readonly state: ApplicationState;
  readonly note: string;
  readonly submittedAt: number;
  readonly updatedAt: number;
  readonly ign: string;
  readonly discord: string;
  readonly announcement: Announcement;
}

/** One application whole, its comments aside. */
export interface StoredApplication extends ApplicationOutline {
  readonly answers: Readonly<Record<string, string>>;
  readonly guidelinesReadAt: number;
  readonly account: ApplyingAccount | null;
  readonly keyHash: string;
}

/**
 * What applicants send and see. Each write is one step that happens whole or not at all. Every method rejects with
 * `UnavailableError`, within a short time, when the store is away.
 */
export interface ApplicationStore {
  /** The id of what was sent with a key, perhaps erased since; null when it is new. */
  findSent(keyHash: string): Promise<string | null>;
  /**
   * Stores an application unless something stands in its way, and with `leaseUntil` its place in the outbox, which is
   * the caller's until then.
   */
  add(application: NewApplication, leaseUntil: number | null): Promise<Added>;
  find(id: string): Promise<StoredApplication | null>;
  /** All of an applicant, newest first. */
  listOf(applicant: string): Promise<StoredApplication[]>;
  /** The applications of an account that is gone name it no longer, and are those of the person who is named in them. */
  release(accountId: string): Promise<void>;
  /** Accounts that are gone and yet named in applications, because `release` was cut off. */
  listLeavers(): Promise<string[]>;
}

export interface ApplicationFilter {
  readonly position: Position | null;
  readonly state: ApplicationState | null;
  readonly announcement: Announcement['state'] | null;
}

/** What admins do with applications; each of their actions is logged in the same step. Rejects as {@link ApplicationStore}. */
export interface ApplicationDesk {
  /** Newest first. An invalid cursor starts at the beginning. A page may be short or empty and still have a next one. */
  list(filter: ApplicationFilter, cursor: string | null): Promise<Page<ApplicationOutline>>;
  comments(id: string): Promise<ApplicationComment[]>;
  /** `open`: the applicant would have two open ones for the position. What changes nothing is not logged. */
  change(
    id: string,
    changes: { readonly state?: ApplicationState | undefined; readonly note?: string | undefined },
    audit: AuditRecord,
  ): Promise<'changed' | 'missing' | 'open'>;
  /** The same words of the same admin twice in a row are one comment. `full`: there are too many. */
  comment(id: string, comment: ApplicationComment, audit: AuditRecord): Promise<'added' | 'missing' | 'full'>;
  /** Erases an application and all that belongs to it. Its key stays known for a while, so that a late repetition of the sending brings nothing back. */
  remove(id: string, audit: AuditRecord): Promise<'removed' | 'missing'>;
  /** Erases up to `count` applications that were decided before a time; tells how many. */
  eraseDecided(before: number, count: number): Promise<number>;
  /** Those that wait for a decision. */
  countOpen(): Promise<number>;
}

/** Announces applications in the team's chat. An application is safe without it. */
export interface Announcer {
  /** The first attempt, for the holder of the lease. */
  deliver(id: string): Promise<unknown>;
  /** Announces everything that is due. */
  sweep(): Promise<unknown>;
}

/** `missing`: unknown id. `not_dead`: the announcement was not given up. */
export type Resent = 'resent' | 'missing' | 'not_dead';

/** Puts a dead announcement back into the outbox, due now, and logs it atomically. */
export interface ResendStore {
  resend(id: string, audit: AuditRecord): Promise<Resent>;
}
