import { contactRefusals } from '#messages/contact-refusals';
import type { MessagesResponse } from '@/contract/messages';
import type { User } from '@/contract/users';
import { auditRecord } from '../core/audit/audit-record';
import { ApiError } from '../core/errors/api-error';
import type { Clock } from '../core/time/clock';
import type { ContactArchive } from './store/contact-archive';

export type ContactAdmin = ReturnType<typeof createContactAdmin>;

/** Actions of admins on contact messages; `actor` is the admin. Rejects with `ApiError` or `UnavailableError`. */
export function createContactAdmin(archive: ContactArchive, clock: Clock) {
  return {
    async list(cursor: string | null): Promise<MessagesResponse> {
      const { items, nextCursor } = await archive.list(cursor);
      return { messages: items, nextCursor };
    },

    async remove(actor: User, id: string) {
      const isRemoved = await archive.remove(id, auditRecord(clock, actor, 'message.deleted'));
      if (!isRemoved) throw noSuchMessage();
    },
  };
}

export function noSuchMessage(): ApiError {
  return new ApiError('not_found', contactRefusals.noSuchMessage);
}
