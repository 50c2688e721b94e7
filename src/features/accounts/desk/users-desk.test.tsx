import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { typedNameLabel } from '#messages/fields';
import { usersDesk } from '#messages/users-desk';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import { hold } from '../../../../test/support/browser/held-call';
import { alex, apiUrl, refuse, steve, TOKEN } from '../../../../test/support/browser/render-account';
import { herobrine, row, startUsersDesk } from '../../../../test/support/browser/users-desk';

const { network, serveUsers, open } = startUsersDesk();

describe('the list of users', () => {
  it("is asked for with the admin's token, page by page", async () => {
    const seen = serveUsers([steve, alex, herobrine]);
    const { user } = await open();
    expect(await row('steve')).toHaveTextContent('steve@example.org');
    expect(within(await row('alex')).getByText(/\(you\)/)).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'herobrine' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2+ users');
    await user.click(screen.getByRole('button', { name: admin.moreLabel }));
    expect(await row('herobrine')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 users');
    expect(screen.queryByRole('button', { name: admin.moreLabel })).not.toBeInTheDocument();
    expect(seen.every(({ bearer }) => bearer === `Bearer ${TOKEN}`)).toBe(true);
  });

  it('searches once for a word that was typed, and says when nobody is found', async () => {
    const seen = serveUsers([steve, alex, herobrine]);
    const { user } = await open();
    await row('steve');
    await user.type(screen.getByRole('searchbox', { name: usersDesk.searchLabel }), 'hero');
    expect(await row('herobrine')).toBeVisible();
    expect(seen.map(({ q }) => q)).toEqual([null, 'hero']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText(usersDesk.list.none.title)).toBeVisible();
  });

  it('says why it could not be loaded, and offers to retry', async () => {
    network.use(http.get(apiUrl(USER_DESK_PATHS.users), () => refuse('unavailable', { retryAfter: 10 })));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 10 seconds');
    serveUsers([steve]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('steve')).toBeVisible();
  });
});

describe('deleting', () => {
  const askAndConfirm = async ({ user, choose }: Awaited<ReturnType<typeof open>>) => {
    await choose('steve', 'Delete');
    await user.type(screen.getByLabelText(typedNameLabel('steve')), 'steve');
    await user.click(screen.getByRole('button', { name: usersDesk.deletion.confirmLabel }));
  };

  it('asks first, then takes the user from the list at once', async () => {
    const all = [steve, alex];
    serveUsers(all);
    const held = hold(network, 'delete', USER_DESK_PATHS.user);
    const view = await open();
    await view.choose('steve', 'Delete');
    expect(screen.getByRole('dialog', { name: 'Delete steve?' })).toHaveTextContent(
      usersDesk.deletion.text(),
    );
    const confirm = screen.getByRole('button', { name: usersDesk.deletion.confirmLabel });
    expect(confirm).toBeDisabled();
    await view.user.type(screen.getByLabelText(typedNameLabel('steve')), 'stev');
    expect(confirm).toBeDisabled();
    await view.user.keyboard('e');
    expect(confirm).toBeEnabled();
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await row('steve')).toBeVisible();
    await askAndConfirm(view);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'steve' })).not.toBeInTheDocument());
    all.shift();
    held.release(new Response(null, { status: 204 }));
    expect(await screen.findByText('steve deleted')).toBeVisible();
  });

  it('puts the user back where it stood when the server refuses', async () => {
    serveUsers([steve, alex]);
    const held = hold(network, 'delete', USER_DESK_PATHS.user);
    await askAndConfirm(await open());
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'steve' })).not.toBeInTheDocument());
    held.release(refuse('conflict', { message: 'This is the last admin.' }));
    expect(await row('steve')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'steve',
      'alex',
    ]);
    expect(await screen.findByText('This is the last admin.')).toBeVisible();
  });
});

it('creating sends the account and shows it in the list', async () => {
  const all = [alex];
  serveUsers(all);
  network.use(
    http.post(apiUrl(USER_DESK_PATHS.users), async ({ request }) => {
      expect(await request.json()).toEqual({
        username: 'steve',
        email: 'steve@example.org',
        password: 'a lantern in the rain',
        role: 'user',
      });
      all.unshift(steve);
      return Response.json({ user: steve }, { status: 201 });
    }),
  );
  const { user } = await open();
  await row('alex');
  await user.click(screen.getByRole('button', { name: usersDesk.create.label }));
  const dialog = within(screen.getByRole('dialog', { name: usersDesk.create.label }));
  await user.type(dialog.getByLabelText('Username'), 'steve');
  await user.click(dialog.getByLabelText('Email address'));
  await user.paste('steve@example.org');
  await user.click(dialog.getByLabelText('Password'));
  await user.paste('a lantern in the rain');
  await user.click(dialog.getByRole('button', { name: usersDesk.create.label }));
  expect(await row('steve')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('whom an admin can do what to', () => {
  const tasksFor = async (name: string) => {
    serveUsers([alex, herobrine]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: usersDesk.list.actions(name) }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('the owner is marked, and only their sessions can be ended', async () => {
    expect(await tasksFor('herobrine')).toEqual([usersDesk.tasks.sessions]);
    expect(await row('herobrine')).toHaveTextContent('Owner');
  });

  it('of the own account only the name changes here', async () => {
    expect(await tasksFor('alex')).toEqual([usersDesk.tasks.edit, usersDesk.tasks.sessions]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(screen.queryByLabelText('Role')).not.toBeInTheDocument();
  });
});
