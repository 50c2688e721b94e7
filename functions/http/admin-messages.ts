import { randomUUID } from 'node:crypto';
import type { MessagesAnswer } from '@/contract/messages';
import type { ContactArchive } from '../services/contact-archive';
import type { Clock } from '../services/ports';
import { Refusal } from '../services/refusal';
import type { Sessions } from '../services/sessions';
import type { Handler } from './endpoint';
import { json } from './json';
import { noContent } from './no-content';
import { withAdmin } from './with-caller';

/** `GET /api/admin/messages?cursor=`: a `MessagesAnswer`. */
export function getMessages(sessions: Sessions, archive: ContactArchive): Handler {
  return withAdmin(sessions, async (_caller, request) => {
    const { items, nextCursor } = await archive.list(new URL(request.url).searchParams.get('cursor'));
    const answer: MessagesAnswer = { messages: items, nextCursor };
    return json(answer);
  });
}

/** `DELETE /api/admin/messages/{id}`: 204, the message is erased for good. */
export function deleteMessage(sessions: Sessions, archive: ContactArchive, clock: Clock): Handler {
  return withAdmin(sessions, async ({ user }, _request, { params }) => {
    const { id: actorId, username } = user;
    const isRemoved = await archive.remove(params['id'] ?? '', {
      id: randomUUID(),
      at: clock.now(),
      action: 'message.deleted',
      actor: { id: actorId, username },
    });
    if (!isRemoved) throw new Refusal('not_found', 'There is no such message.');
    return noContent();
  });
}
