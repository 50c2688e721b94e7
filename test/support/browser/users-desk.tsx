import { screen } from '@testing-library/react';
import { http } from 'msw';
import { usersDesk } from '#messages/users-desk';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import type { User } from '@/contract/users';
import { UsersDesk } from '@/features/accounts/desk/users-desk';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { startApiServer } from './api-server';
import { alex, apiUrl, renderSignedIn } from './render-account';

/** The owner among the users. */
export const herobrine: User = {
  ...alex,
  id: '6f1c2f60-0000-4000-8000-000000000003',
  username: 'herobrine',
};

export const row = (name: string) => screen.findByRole('listitem', { name });

/** Starts the API that the users' desk calls for the tests of a file, with empty storage for each. Call once at its top. */
export function startUsersDesk() {
  const network = startApiServer();
  beforeEach(() => localStorage.clear());
  return {
    network,
    /** Serves the users of `all`, two per page, and records its requests. */
    serveUsers(all: User[]) {
      const seen: { q: string | null; bearer: string | null; search: string }[] = [];
      network.use(
        http.get(apiUrl(USER_DESK_PATHS.users), ({ request }) => {
          const { searchParams } = new URL(request.url);
          const q = searchParams.get('q');
          seen.push({ q, bearer: request.headers.get('Authorization'), search: searchParams.toString() });
          const found = all.filter(({ username }) => username.includes(q ?? ''));
          const start = Number(searchParams.get('cursor') ?? 0);
          const nextCursor = start + 2 < found.length ? String(start + 2) : null;
          return Response.json({
            users: found.slice(start, start + 2),
            nextCursor,
            owner: herobrine.id,
            signIns: { [alex.id]: '2026-01-02T12:00:00.000Z' },
            sendsMail: true,
          });
        }),
      );
      return seen;
    },
    /** Opens the desk for alex. */
    async open(route = '/admin/users') {
      const desk = (
        <>
          <UsersDesk ownId={alex.id} />
          <ConfirmationHost user={alex} />
        </>
      );
      const view = await renderSignedIn(desk, alex, route);
      const choose = async (name: string, task: string) => {
        await view.user.click(await screen.findByRole('button', { name: usersDesk.list.actions(name) }));
        await view.user.click(screen.getByRole('menuitem', { name: task }));
      };
      return { ...view, choose };
    },
  };
}
