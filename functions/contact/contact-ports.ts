import type { ContactForm } from '@/contract/contact-requests';
import type { MessageRecord } from '@/contract/messages';
import type { AuditRecord } from '../core/audit/audit-record';
import type { Page } from '../core/database/paged-index';

/** A message as it was accepted. */
export interface ContactMessage {
  /** A UUID: the request's idempotency key, or else a new one. */
  readonly id: string;
  readonly form: ContactForm;
  /** Milliseconds since 1970, as all times here. */
  readonly receivedAt: number;
}

/** Messages. Every method rejects with `UnavailableError`, within a short time, when the store is away. */
export interface ContactStore {
  has(id: string): Promise<boolean>;
  /**
   * Stores a message, and with `leaseUntil` its place in the outbox, leased to the caller until then, atomically.
   * @returns false, without changes, when the id is taken
   */
  add(message: ContactMessage, leaseUntil: number | null): Promise<boolean>;
}

/** Stored messages, for admins. Every method rejects with `UnavailableError` when the store is away. */
export interface ContactArchive {
  /** Newest first. An invalid cursor starts at the beginning. */
  list(cursor: string | null): Promise<Page<MessageRecord>>;
  count(): Promise<number>;
  /** Deletes a message, which is then not forwarded any more. Resolves to false when the id is unknown. */
  remove(id: string, audit: AuditRecord): Promise<boolean>;
}
