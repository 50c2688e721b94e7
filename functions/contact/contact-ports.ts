import type { MessageRecord } from '@/contract/messages';
import type { AuditRecord } from '../core/audit/audit-record';
import type { Page } from '../core/database/paged-index';

/** A message as it was accepted. */
export interface ContactMessage {
  /** A UUID, of the sender's making when the request named one. */
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Milliseconds since 1970, as all times here. */
  readonly receivedAt: number;
}

/** A message that waits to be forwarded, leased to the caller: until `leasedUntil` nobody else forwards it. */
export interface LeasedMessage {
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** How often forwarding has failed so far. */
  readonly attempts: number;
  /** When it failed first; null when it has not. */
  readonly failingSince: number | null;
  readonly leasedUntil: number;
}

/** Messages and their outbox. Every method rejects with `Unavailable`, within a short time, when the store is away. */
export interface ContactStore {
  has(id: string): Promise<boolean>;
  /**
   * Stores a message, and with `leaseUntil` its place in the outbox, in one step.
   * @returns false, and changes nothing, when there is a message of this id
   */
  add(message: ContactMessage, leaseUntil: number | null): Promise<boolean>;
  /** Leases up to `count` messages whose time has come, to this caller alone. */
  lease(count: number, now: number, until: number): Promise<LeasedMessage[]>;
  /** The message was taken: it leaves the outbox, whoever has the lease. */
  settle(id: string, deliveredAt: number): Promise<void>;
  /**
   * Forwarding failed: the next try is due at `retryAt`, or with null there is none and the message is marked as
   * failed. Does nothing when another has the lease by now.
   */
  postpone(leased: LeasedMessage, failedAt: number, retryAt: number | null): Promise<void>;
}

/** Stored messages, for admins. Every method rejects with `Unavailable` when the store is away. */
export interface ContactArchive {
  /** Newest first; a cursor that is none begins anew. */
  list(cursor: string | null): Promise<Page<MessageRecord>>;
  count(): Promise<number>;
  /** Erases a message for good; what is not forwarded yet will not be. Resolves to false when there is none of this id. */
  remove(id: string, audit: AuditRecord): Promise<boolean>;
}

/** Where messages go besides the store. Rejects when one was not taken, within a limited time. */
export type ForwardMessage = (
  message: Pick<ContactMessage, 'email' | 'subject' | 'message'>,
) => Promise<void>;
