import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { accountRefusals } from '#messages/account-refusals';
import { admin } from '#messages/admin';
import { usersDesk } from '#messages/users-desk';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import { hold } from '../../../../test/support/browser/held-call';
import { alex, apiUrl, refuse, steve } from '../../../../test/support/browser/render-account';
import { row, startUsersDesk } from '../../../../test/support/browser/users-desk';

const { network, serveUsers, open } = startUsersDesk();

describe('editing', () => {
  const rename = async ({ user, choose }: Awaited<ReturnType<typeof open>>) => {
    await choose('steve', 'Edit');
    await user.clear(screen.getByLabelText('Username'));
    await user.type(screen.getByLabelText('Username'), 'notch');
    await user.selectOptions(screen.getByLabelText('Role'), 'admin');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };

  it('shows at once, and sends what is different', async () => {
    const all = [steve, alex];
    serveUsers(all);
    const held = hold(network, 'put', USER_DESK_PATHS.user);
    await rename(await open());
    expect(await row('notch')).toHaveTextContent('Admin');
    expect(held.bodies).toEqual([{ username: 'notch', role: 'admin' }]);
    all[0] = { ...steve, username: 'notch', role: 'admin' };
    held.release(Response.json({ user: all[0] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await row('notch')).toBeVisible();
  });

  it('stays when a list from before it arrives after it', async () => {
    const all = [steve, alex];
    serveUsers(all);
    const view = await open();
    await row('steve');
    let isAsked = false;
    let arrive: (list: Response) => void = () => undefined;
    const list = new Promise<Response>((resolve) => (arrive = resolve));
    network.use(
      http.get(apiUrl(USER_DESK_PATHS.users), () => ((isAsked = true), list), { once: true }),
      http.put(apiUrl(USER_DESK_PATHS.user), () => {
        all[0] = { ...steve, username: 'notch', role: 'admin' };
        return Response.json({ user: all[0] });
      }),
    );
    await view.user.type(screen.getByRole('searchbox', { name: usersDesk.searchLabel }), 't');
    await waitFor(() => expect(isAsked).toBe(true));
    await rename(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    arrive(Response.json({ users: [steve], nextCursor: null, owner: null }));
    expect(await screen.findByText('1 user')).toBeVisible();
    expect(await row('notch')).toBeVisible();
  });

  it('is undone when the server refuses, with its words at the field and what was typed kept', async () => {
    serveUsers([steve, alex]);
    const held = hold(network, 'put', USER_DESK_PATHS.user);
    await rename(await open());
    await row('notch');
    held.release(refuse('conflict', { fields: { username: accountRefusals.taken.username } }));
    expect(await screen.findByText(accountRefusals.taken.username)).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('notch');
    expect(await row('steve')).toHaveTextContent('User');
  });
});

it('resetting a password sends it alone; ending sessions asks first', async () => {
  serveUsers([steve]);
  const held = hold(network, 'put', USER_DESK_PATHS.user);
  let ended = 0;
  network.use(
    http.delete(apiUrl(USER_DESK_PATHS.userSessions), ({ params }) => {
      ended += params['id'] === steve.id ? 1 : 0;
      return new Response(null, { status: 204 });
    }),
  );
  const { user, choose } = await open();
  await choose('steve', usersDesk.tasks.password);
  await user.click(screen.getByLabelText(usersDesk.password.label));
  await user.paste('a lantern in the rain');
  await user.click(screen.getByRole('button', { name: usersDesk.password.submitLabel }));
  held.release(Response.json({ user: steve }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(held.bodies).toEqual([{ password: 'a lantern in the rain' }]);
  await choose('steve', usersDesk.tasks.sessions);
  expect(ended).toBe(0);
  await user.click(screen.getByRole('button', { name: usersDesk.sessions.confirmLabel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ended).toBe(1);
});

describe('what the server wants confirmed', () => {
  /** Serves password resets after a confirmation with the admin's password, and records its requests. */
  const serveConfirmed = () => {
    const seen: string[] = [];
    let isConfirmed = false;
    serveUsers([steve]);
    network.use(
      http.put(apiUrl(USER_DESK_PATHS.user), () => {
        seen.push(isConfirmed ? 'done' : 'refused');
        return isConfirmed ? Response.json({ user: steve }) : refuse('confirmation_required');
      }),
      http.post(apiUrl(ACCOUNT_PATHS.confirm), async ({ request }) => {
        const { password } = (await request.json()) as { password: string };
        seen.push(`confirmed by ${password}`);
        if (password === 'wrong')
          return refuse('unauthenticated', { fields: { password: accountRefusals.wrongPassword.field } });
        isConfirmed = true;
        return new Response(null, { status: 204 });
      }),
    );
    return seen;
  };
  const reset = async ({ user, choose }: Awaited<ReturnType<typeof open>>) => {
    await choose('steve', usersDesk.tasks.password);
    await user.click(screen.getByLabelText(usersDesk.password.label));
    await user.paste('a lantern in the rain');
    await user.click(screen.getByRole('button', { name: usersDesk.password.submitLabel }));
    return within(await screen.findByRole('dialog', { name: admin.confirmation.title }));
  };

  it('is asked for, and then done without another word', async () => {
    const seen = serveConfirmed();
    const view = await open();
    const dialog = await reset(view);
    await view.user.type(dialog.getByLabelText(admin.confirmation.password), 'wrong{Enter}');
    expect(await dialog.findByText(accountRefusals.wrongPassword.field)).toBeVisible();
    await view.user.clear(dialog.getByLabelText(admin.confirmation.password));
    await view.user.type(dialog.getByLabelText(admin.confirmation.password), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen).toEqual(['refused', 'confirmed by wrong', 'confirmed by right', 'done']);
  });

  it('does not happen when the admin would rather not, and what was typed is kept', async () => {
    const seen = serveConfirmed();
    const view = await open();
    const dialog = await reset(view);
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(usersDesk.password.failureTitle)).toBeVisible();
    expect(screen.getByLabelText(usersDesk.password.label)).toHaveValue('a lantern in the rain');
    expect(seen).toEqual(['refused']);
  });
});
