import type { MessagesResponse } from '@/contract/messages';
import type { User } from '@/contract/users';
import { auditRecord } from '../core/audit/audit-record';
import { ApiError } from '../core/errors/api-error';
import type { Clock } from '../core/time/clock';
import type { ContactArchive } from './contact-ports';

/** What admins do with contact messages; `actor` is the admin. Rejects with `ApiError` or `UnavailableError`. */
export interface ContactAdmin {
  list(cursor: string | null): Promise<MessagesResponse>;
  count(): Promise<number>;
  remove(actor: User, id: string): Promise<void>;
}

export function createContactAdmin(archive: ContactArchive, clock: Clock): ContactAdmin {
  return {
    async list(cursor) {
      const { items, nextCursor } = await archive.list(cursor);
      return { messages: items, nextCursor };
    },

    count: () => archive.count(),

    async remove(actor, id) {
      const isRemoved = await archive.remove(id, auditRecord(clock, actor, 'message.deleted'));
      if (!isRemoved) throw noSuchMessage();
    },
  };
}

/** For an unknown id. */
export function noSuchMessage(): ApiError {
  return new ApiError('not_found', 'There is no such message.');
}
