import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { playerLink } from '#messages/player-link';
import { usersDesk } from '#messages/users-desk';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import type { User } from '@/contract/users';
import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hold } from '../../../../test/support/browser/held-call';
import { alex, apiUrl, refuse, renderSignedIn, steve } from '../../../../test/support/browser/render-account';
import { UsersDesk } from './users-desk';

const network = startApiServer();
beforeEach(() => localStorage.clear());

const { desk } = playerLink;
const linked: User = { ...steve, player: 'Steve_HD' };

const open = async (owner = alex) => {
  const users = [linked, alex];
  network.use(
    http.get(apiUrl(USER_DESK_PATHS.users), () =>
      Response.json({ users, nextCursor: null, owner: owner.id }),
    ),
  );
  const { user } = await renderSignedIn(<UsersDesk ownId={alex.id} />, alex);
  const openMenu = async (name: string) =>
    user.click(await screen.findByRole('button', { name: usersDesk.list.actions(name) }));
  return { user, users, openMenu };
};
const ask = async () => {
  const held = hold(network, 'delete', VOTE_DESK_PATHS.userPlayer);
  const { openMenu, ...view } = await open();
  await openMenu('steve');
  await view.user.click(screen.getByRole('menuitem', { name: desk.label }));
  const dialog = within(screen.getByRole('dialog', { name: desk.question('Steve_HD') }));
  expect(dialog.getByText(desk.consequences('Steve_HD', 'steve'))).toBeVisible();
  expect(held.bodies).toEqual([]);
  await view.user.click(dialog.getByRole('button', { name: desk.label }));
  return { ...view, held };
};
const row = () => screen.findByRole('listitem', { name: 'steve' });

test('a linked player is shown, and unlinked after a question', async () => {
  const { users, held } = await ask();
  expect(await row()).toHaveTextContent(desk.linked('Steve_HD'));
  users[0] = steve;
  held.release(new Response(null, { status: 204 }));
  expect(await screen.findByText(desk.done('Steve_HD'))).toBeVisible();
  await waitFor(() => expect(screen.queryByText(desk.linked('Steve_HD'))).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the player stays linked when that fails, and the question says why', async () => {
  const { user, held } = await ask();
  held.release(refuse('unavailable', { retryAfter: 5 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('try again in 5 seconds');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await row()).toHaveTextContent(desk.linked('Steve_HD'));
});

test('nobody is unlinked who is not linked', async () => {
  const { openMenu } = await open();
  await openMenu('alex');
  expect(screen.queryByRole('menuitem', { name: desk.label })).not.toBeInTheDocument();
});

test('the player of the owner is not offered to other admins', async () => {
  const { openMenu } = await open(linked);
  await openMenu('steve');
  expect(screen.queryByRole('menuitem', { name: desk.label })).not.toBeInTheDocument();
});
