import {
  newUserSchema,
  type OverviewAnswer,
  SEARCH_LIMIT,
  type UserAnswer,
  userChangesSchema,
} from '@/contract/users';
import { noSuchUser } from './account-refusals';
import type { ApplicationAdmin } from '../applications/desk/application-admin';
import type { ContactAdmin } from '../contact/contact-admin';
import type { Sessions } from './sessions';
import type { UserAdmin } from './user-admin';
import type { Handler } from '../core/http/endpoint';
import { idIn } from '../core/http/id-in';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { readJson } from '../core/http/read-json';
import { validate } from '../core/http/validate';
import { withAdmin } from '../core/auth/with-caller';

export interface AdminParts {
  readonly admin: UserAdmin;
  readonly sessions: Sessions;
}

/** `GET /api/admin/users?q=&cursor=`: a `UsersAnswer`. */
export function getUsers({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async (_caller, request) => {
    const { searchParams } = new URL(request.url);
    const search = (searchParams.get('q') ?? '').trim().slice(0, SEARCH_LIMIT);
    return json(await admin.list(search, searchParams.get('cursor')));
  });
}

/** `POST /api/admin/users`: 201 with a `UserAnswer`; 409 with `fields` when the name or address is taken. */
export function postUser({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async ({ user }, request) => {
    const newUser = validate(newUserSchema, await readJson(request));
    const answer: UserAnswer = { user: await admin.create(user, newUser) };
    return json(answer, { status: 201 });
  });
}

/** `PUT /api/admin/users/{id}`: a `UserAnswer`; changes only what the body names. 409 also for the last admin. */
export function putUser({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async ({ user }, request, context) => {
    const changes = validate(userChangesSchema, await readJson(request));
    const answer: UserAnswer = { user: await admin.change(user, idIn(context, noSuchUser), changes) };
    return json(answer);
  });
}

/** `DELETE /api/admin/users/{id}`: 204; 409 for the last admin. */
export function deleteUser({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async ({ user }, _request, context) => {
    await admin.remove(user, idIn(context, noSuchUser));
    return noContent();
  });
}

/** `DELETE /api/admin/users/{id}/sessions`: 204, the user is signed out everywhere. */
export function deleteUserSessions({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async ({ user }, _request, context) => {
    await admin.endSessions(user, idIn(context, noSuchUser));
    return noContent();
  });
}

/** `GET /api/admin/audit?cursor=`: an `AuditAnswer`. */
export function getAudit({ admin, sessions }: AdminParts): Handler {
  return withAdmin(sessions, async (_caller, request) =>
    json(await admin.auditLog(new URL(request.url).searchParams.get('cursor'))),
  );
}

/** `GET /api/admin/overview`: an `OverviewAnswer`. */
export function getOverview(
  { admin, sessions }: AdminParts,
  contact: Pick<ContactAdmin, 'count'>,
  applications: Pick<ApplicationAdmin, 'countOpen'>,
): Handler {
  return withAdmin(sessions, async () => {
    const [accounts, messages, openApplications] = await Promise.all([
      admin.count(),
      contact.count(),
      applications.countOpen(),
    ]);
    const answer: OverviewAnswer = { ...accounts, messages, openApplications };
    return json(answer);
  });
}
