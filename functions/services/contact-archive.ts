import type { MessageRecord } from '@/contract/messages';
import type { AuditRecord, Page } from './account-ports';

/** Stored contact messages, for admins. Every method rejects with `Unavailable` when the store is away. */
export interface ContactArchive {
  /** Newest first; a cursor that is none begins anew. */
  list(cursor: string | null): Promise<Page<MessageRecord>>;
  count(): Promise<number>;
  /** Erases a message for good; what is not forwarded yet will not be. Resolves to false when there is none of this id. */
  remove(id: string, audit: AuditRecord): Promise<boolean>;
}
