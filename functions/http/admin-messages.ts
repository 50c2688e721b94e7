import type { MessagesAnswer } from '@/contract/messages';
import type { ContactArchive } from '../services/contact-archive';
import type { Sessions } from '../services/sessions';
import type { Handler } from './endpoint';
import { json } from './json';
import { withAdmin } from './with-caller';

/** `GET /api/admin/messages?cursor=`: a `MessagesAnswer`. */
export function getMessages(sessions: Sessions, archive: ContactArchive): Handler {
  return withAdmin(sessions, async (_caller, request) => {
    const { items, nextCursor } = await archive.list(new URL(request.url).searchParams.get('cursor'));
    const answer: MessagesAnswer = { messages: items, nextCursor };
    return json(answer);
  });
}
