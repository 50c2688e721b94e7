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

/** Messages. Every method rejects with `UnavailableError`, within a short time, when the store is away. */
export interface ContactStore {
  has(id: string): Promise<boolean>;
  /**
   * Stores a message, and with `leaseUntil` its place in the outbox, which is the caller's until then, in one step.
   * @returns false, and changes nothing, when there is a message of this id
   */
  add(message: ContactMessage, leaseUntil: number | null): Promise<boolean>;
}

/** Stored messages, for admins. Every method rejects with `UnavailableError` when the store is away. */
export interface ContactArchive {
  /** Newest first; a cursor that is none begins anew. */
  list(cursor: string | null): Promise<Page<MessageRecord>>;
  count(): Promise<number>;
  /** Erases a message for good; what is not forwarded yet will not be. Resolves to false when there is none of this id. */
  remove(id: string, audit: AuditRecord): Promise<boolean>;
}
