import type { MessageRecord } from '@/contract/messages';
import type { Page } from './account-ports';

/** Stored contact messages, for admins. Every method rejects with `Unavailable` when the store is away. */
export interface ContactArchive {
  /** Newest first; a cursor that is none begins anew. */
  list(cursor: string | null): Promise<Page<MessageRecord>>;
  count(): Promise<number>;
}
