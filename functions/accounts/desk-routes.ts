import { AUDIT_KINDS, AUDIT_PATH, type AuditResponse, auditResponseSchema } from '@/contract/audit';
import { cutUnits } from '@/contract/clean-text';
import {
  USER_DESK_PATHS,
  SEARCH_LIMIT,
  type UsersResponse,
  usersResponseSchema,
  YES_NO,
} from '@/contract/user-desk';
import { newUserSchema, userChangesSchema } from '@/contract/user-requests';
import { ROLES, type User, type UserResponse, userResponseSchema } from '@/contract/users';
import { accepted, json, noContent } from '../core/http/answers';
import { chosenQuery, CURSOR_QUERY, idParam, timeQuery } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { noSuchUser } from './account-refusals';
import type { UserAdmin } from './user-admin';

export const accountDeskRoutes = (admin: UserAdmin): Route[] => [
  route({
    method: 'GET',
    path: USER_DESK_PATHS.users,
    summary: 'List accounts',
    gives: { 200: usersResponseSchema },
    query: {
      q: { about: 'Part of a name or email address.' },
      role: { about: 'With which role.', options: ROLES },
      confirmed: { about: 'Whether the address is confirmed.', options: YES_NO },
      factor: { about: 'Whether signing in requires a second factor.', options: YES_NO },
      ...CURSOR_QUERY,
    },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const yesOrNo = (name: string) => {
        const chosen = chosenQuery(request, name, YES_NO);
        return chosen && chosen === 'yes';
      };
      const search = cutUnits((searchParams.get('q') ?? '').trim(), SEARCH_LIMIT);
      const filter = {
        role: chosenQuery(request, 'role', ROLES),
        isConfirmed: yesOrNo('confirmed'),
        hasFactor: yesOrNo('factor'),
      };
      return json<UsersResponse>(await admin.list(search, searchParams.get('cursor'), filter));
    },
  }),

  /**
   * 201 with a `UserResponse`; 409 with `fields` when the name or address is taken. Roles above `user` require a confirmation.
   */
  route({
    method: 'POST',
    path: USER_DESK_PATHS.users,
    summary: 'Create an account for someone',
    gives: { 201: userResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: newUserSchema },
    confirmed: ({ body: { role = 'user' } }) => role !== 'user',
    handle: async ({ caller, body }) => userResponse(await admin.create(caller.user, body), 201),
  }),

  /**
   * A `UserResponse`; changes only the fields in the body, and requires a confirmation for more than a name. 409 also for the
   * last admin, 403 for the owner and, except for the name, for the admin's own account.
   */
  route({
    method: 'PUT',
    path: USER_DESK_PATHS.user,
    summary: 'Change someone’s account',
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

  /** 204, after a confirmation; 409 for the last admin, 403 for the owner and the admin's own account. */
  route({
    method: 'DELETE',
    path: USER_DESK_PATHS.user,
    summary: 'Delete someone’s account',
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

  /** 204; the user is signed out everywhere. */
  route({
    method: 'DELETE',
    path: USER_DESK_PATHS.userSessions,
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

  /** 202; 409 on a site that sends no email. */
  route({
    method: 'POST',
    path: USER_DESK_PATHS.userPasswordLink,
    summary: 'Email a link to choose a new password to an account',
    gives: { 202: null },
    refuses: ['conflict', 'rate_limited'],
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchUser),
    async handle({ caller, params, context }) {
      await admin.sendPasswordLink(caller.user, params.id, (work) => context.waitUntil(work));
      return accepted();
    },
  }),

  route({
    method: 'GET',
    path: AUDIT_PATH,
    summary: 'List the actions of staff, newest first',
    gives: { 200: auditResponseSchema },
    query: {
      kind: { about: 'About what.', options: AUDIT_KINDS },
      person: { about: 'Name or id of an account that acted, or that an action was about.' },
      from: { about: 'Time of the first, in ISO 8601.' },
      to: { about: 'Time before which the last one happened, in ISO 8601.' },
      ...CURSOR_QUERY,
    },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const filter = {
        kind: chosenQuery(request, 'kind', AUDIT_KINDS),
        person: cutUnits((searchParams.get('person') ?? '').trim(), SEARCH_LIMIT),
        from: timeQuery(request, 'from'),
        to: timeQuery(request, 'to'),
      };
      return json<AuditResponse>(await admin.auditLog(searchParams.get('cursor'), filter));
    },
  }),
];

function userResponse(user: User, status: number): Response {
  return json<UserResponse>({ user }, { status });
}
