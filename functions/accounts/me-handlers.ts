import { ownChangesSchema, ownRemovalSchema, type SessionsAnswer } from '@/contract/auth';
import type { UserAnswer } from '@/contract/users';
import type { Accounts } from './accounts';
import type { Sessions } from './sessions';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';
import { networkOf } from '../core/limits/limit-by-address';
import { noContent } from '../core/http/no-content';
import { readJson } from '../core/http/read-json';
import { validate } from '../core/http/validate';
import { withCaller } from '../core/auth/with-caller';

export interface OwnParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
}

/** `GET /api/auth/me`: a `UserAnswer`. */
export function getMe({ sessions }: OwnParts): Handler {
  return withCaller(sessions, ({ user }) => {
    const answer: UserAnswer = { user };
    return json(answer);
  });
}

/** `PATCH /api/auth/me`: a `UserAnswer`; 401 with `fields.currentPassword` when that is wrong. */
export function patchMe({ accounts, sessions }: OwnParts): Handler {
  return withCaller(sessions, async (caller, request, { ip }) => {
    const changes = validate(ownChangesSchema, await readJson(request));
    const answer: UserAnswer = { user: await accounts.change(caller, changes, networkOf(ip)) };
    return json(answer);
  });
}

/** `DELETE /api/auth/me`: 204; 401 as `PATCH`, and 409 for the last admin. */
export function deleteMe({ accounts, sessions }: OwnParts): Handler {
  return withCaller(sessions, async (caller, request, { ip }) => {
    const { currentPassword } = validate(ownRemovalSchema, await readJson(request));
    await accounts.remove(caller, currentPassword, networkOf(ip));
    return noContent();
  });
}

/** `GET /api/auth/sessions`: a `SessionsAnswer`. */
export function getSessions({ sessions }: OwnParts): Handler {
  return withCaller(sessions, async (caller) => {
    const answer: SessionsAnswer = { sessions: await sessions.list(caller) };
    return json(answer);
  });
}

/** `DELETE /api/auth/sessions`: 204, signed out everywhere. */
export function deleteSessions({ sessions }: OwnParts): Handler {
  return withCaller(sessions, async (caller) => {
    await sessions.closeAll(caller);
    return noContent();
  });
}

/** `GET /api/auth/export`: an `ExportAnswer`, as a file to save. */
export function getExport({ accounts, sessions }: OwnParts): Handler {
  return withCaller(sessions, async (caller) =>
    json(await accounts.export(caller), {
      headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
    }),
  );
}
