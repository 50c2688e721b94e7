import { type ContactAdmin, noSuchMessage } from '../services/contact-admin';
import type { Sessions } from '../services/sessions';
import type { Handler } from './endpoint';
import { idIn } from './id-in';
import { json } from './json';
import { noContent } from './no-content';
import { withAdmin } from './with-caller';

/** `GET /api/admin/messages?cursor=`: a `MessagesAnswer`. */
export function getMessages(sessions: Sessions, admin: ContactAdmin): Handler {
  return withAdmin(sessions, async (_caller, request) =>
    json(await admin.list(new URL(request.url).searchParams.get('cursor'))),
  );
}

/** `DELETE /api/admin/messages/{id}`: 204, the message is erased for good. */
export function deleteMessage(sessions: Sessions, admin: ContactAdmin): Handler {
  return withAdmin(sessions, async ({ user }, _request, context) => {
    await admin.remove(user, idIn(context, noSuchMessage));
    return noContent();
  });
}
