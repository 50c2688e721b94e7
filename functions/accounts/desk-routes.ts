import { ADMIN_PATHS } from '@/contract/admin-paths';
import { type AuditResponse, auditResponseSchema } from '@/contract/audit';
import { cutUnits } from '@/contract/clean-text';
import { newUserSchema, userChangesSchema } from '@/contract/user-requests';
import {
  SEARCH_LIMIT,
  type User,
  type UserResponse,
  type UsersResponse,
  usersResponseSchema,
  userResponseSchema,
} from '@/contract/users';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { noSuchUser } from './account-refusals';
import type { UserAdmin } from './user-admin';

/** What admins do with accounts. */
export const accountDeskRoutes = (admin: UserAdmin): Route[] => [
  /** `?q=&cursor=`: a `UsersResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.users,
    summary: 'List accounts',
    gives: { 200: usersResponseSchema },
    query: {
      q: { about: 'Part of a name or address.' },
      cursor: { about: 'The last page’s nextCursor.' },
    },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const search = cutUnits((searchParams.get('q') ?? '').trim(), SEARCH_LIMIT);
      return json<UsersResponse>(await admin.list(search, searchParams.get('cursor')));
    },
  }),

  /** 201 with a `UserResponse`; 409 with `fields` when the name or address is taken. More than a user wants a confirmation. */
  route({
    method: 'POST',
    path: ADMIN_PATHS.users,
    summary: 'Make an account for somebody',
    gives: { 201: userResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: newUserSchema },
    confirmed: ({ body: { role = 'user' } }) => role !== 'user',
    handle: async ({ caller, body }) => userResponse(await admin.create(caller.user, body), 201),
  }),

  /**
   * A `UserResponse`; changes only what the body names, more than a name after a confirmation. 409 also for the last admin,
   * 403 for the owner and, but for the name, for the own account.
   */
  route({
    method: 'PUT',
    path: ADMIN_PATHS.user,
    summary: 'Change somebody’s account',
    gives: { 200: userResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: userChangesSchema },
    confirmed: ({ caller, params, body: { email, role, password } }) =>
      params.id !== caller.user.id && (email ?? role ?? password) !== undefined,
    params: idParam(noSuchUser),
    async handle({ caller, params, body, context }) {
      const later = (work: Promise<unknown>) => context.waitUntil(work);
      return userResponse(await admin.change(caller.user, params.id, body, later), 200);
    },
  }),

  /** 204, after a confirmation; 409 for the last admin, 403 for the owner and the own account. */
  route({
    method: 'DELETE',
    path: ADMIN_PATHS.user,
    summary: 'Delete somebody’s account',
    gives: { 204: null },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchUser),
    confirmed: ({ caller, params }) => params.id !== caller.user.id,
    async handle({ caller, params }) {
      await admin.remove(caller.user, params.id);
      return noContent();
    },
  }),

  /** 204, the user is signed out everywhere. */
  route({
    method: 'DELETE',
    path: ADMIN_PATHS.userSessions,
    summary: 'End all sessions of an account',
    gives: { 204: null },
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchUser),
    async handle({ caller, params }) {
      await admin.endSessions(caller.user, params.id);
      return noContent();
    },
  }),

  /** `?cursor=`: an `AuditResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.audit,
    summary: 'List what admins did, the newest first',
    gives: { 200: auditResponseSchema },
    query: { cursor: { about: 'The last page’s nextCursor.' } },
    auth: 'admin',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<AuditResponse>(await admin.auditLog(new URL(request.url).searchParams.get('cursor'))),
  }),
];

function userResponse(user: User, status: number): Response {
  return json<UserResponse>({ user }, { status });
}
