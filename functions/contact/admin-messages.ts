import { type ContactAdmin, noSuchMessage } from './contact-admin';
import type { Sessions } from '../accounts/sessions';
import type { Handler } from '../core/http/endpoint';
import { idIn } from '../core/http/id-in';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { withAdmin } from '../core/auth/with-caller';

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
