import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import type { User } from '@/contract/users';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hold } from '../../../../test/support/browser/held-call';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  steve,
  TOKEN,
} from '../../../../test/support/browser/render-account';
import { UsersDesk } from './users-desk';

const network = startApiServer();
beforeEach(() => localStorage.clear());

const herobrine: User = {
  ...alex,
  id: '6f1c2f60-0000-4000-8000-000000000003',
  username: 'herobrine',
};

/** A users service over `all`, two users a page; notes what it was asked and sent. */
const serveUsers = (all: User[]) => {
  const seen: { q: string | null; bearer: string | null }[] = [];
  network.use(
    http.get(apiUrl(ADMIN_PATHS.users), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get('q');
      seen.push({ q, bearer: request.headers.get('Authorization') });
      const found = all.filter(({ username }) => username.includes(q ?? ''));
      const start = Number(searchParams.get('cursor') ?? 0);
      const nextCursor = start + 2 < found.length ? String(start + 2) : null;
      return Response.json({ users: found.slice(start, start + 2), nextCursor, owner: herobrine.id });
    }),
  );
  return seen;
};

const row = (name: string) => screen.findByRole('listitem', { name });
const open = async () => {
  const desk = (
    <>
      <UsersDesk ownId={alex.id} />
      <ConfirmationHost user={alex} />
    </>
  );
  const view = await renderSignedIn(desk, alex);
  const choose = async (name: string, task: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await view.user.click(screen.getByRole('menuitem', { name: task }));
  };
  return { ...view, choose };
};

describe('the list of users', () => {
  it("is asked for with the admin's token, page by page", async () => {
    const seen = serveUsers([steve, alex, herobrine]);
    const { user } = await open();
    expect(await row('steve')).toHaveTextContent('steve@example.org');
    expect(within(await row('alex')).getByText(/\(you\)/)).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'herobrine' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2+ users');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await row('herobrine')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 users');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(seen.every(({ bearer }) => bearer === `Bearer ${TOKEN}`)).toBe(true);
  });

  it('searches once for a word that was typed, and says when nobody is found', async () => {
    const seen = serveUsers([steve, alex, herobrine]);
    const { user } = await open();
    await row('steve');
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'hero');
    expect(await row('herobrine')).toBeVisible();
    expect(seen.map(({ q }) => q)).toEqual([null, 'hero']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nobody found')).toBeVisible();
  });

  it('says why it could not be loaded, and offers to retry', async () => {
    network.use(http.get(apiUrl(ADMIN_PATHS.users), () => refuse('unavailable', { retryAfter: 10 })));
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
    await user.click(screen.getByRole('button', { name: 'Delete user' }));
  };

  it('asks first, then takes the user from the list at once', async () => {
    const all = [steve, alex];
    serveUsers(all);
    const held = hold(network, 'delete', ADMIN_PATHS.user);
    const view = await open();
    await view.choose('steve', 'Delete');
    expect(screen.getByRole('dialog', { name: 'Delete steve?' })).toBeVisible();
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
    const held = hold(network, 'delete', ADMIN_PATHS.user);
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
    const held = hold(network, 'put', ADMIN_PATHS.user);
    await rename(await open());
    expect(await row('notch')).toHaveTextContent('ADMIN');
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
      http.get(apiUrl(ADMIN_PATHS.users), () => ((isAsked = true), list), { once: true }),
      http.put(apiUrl(ADMIN_PATHS.user), () => {
        all[0] = { ...steve, username: 'notch', role: 'admin' };
        return Response.json({ user: all[0] });
      }),
    );
    await view.user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 't');
    await waitFor(() => expect(isAsked).toBe(true));
    await rename(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    arrive(Response.json({ users: [steve], nextCursor: null, owner: null }));
    expect(await screen.findByText('1 user')).toBeVisible();
    expect(await row('notch')).toBeVisible();
  });

  it('is undone when the server refuses, with its words at the field and what was typed kept', async () => {
    serveUsers([steve, alex]);
    const held = hold(network, 'put', ADMIN_PATHS.user);
    await rename(await open());
    await row('notch');
    held.release(refuse('conflict', { fields: { username: 'This username is taken' } }));
    expect(await screen.findByText('This username is taken')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('notch');
    expect(await row('steve')).toHaveTextContent('USER');
  });
});

it('creating sends the account and shows it in the list', async () => {
  const all = [alex];
  serveUsers(all);
  network.use(
    http.post(apiUrl(ADMIN_PATHS.users), async ({ request }) => {
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
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create user' }));
  await user.type(dialog.getByLabelText('Username'), 'steve');
  await user.type(dialog.getByLabelText('Email address'), 'steve@example.org');
  await user.type(dialog.getByLabelText('Password'), 'a lantern in the rain');
  await user.click(dialog.getByRole('button', { name: 'Create user' }));
  expect(await row('steve')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('resetting a password sends it alone; ending sessions asks first', async () => {
  serveUsers([steve]);
  const held = hold(network, 'put', ADMIN_PATHS.user);
  let ended = 0;
  network.use(
    http.delete(apiUrl(ADMIN_PATHS.userSessions), ({ params }) => {
      ended += params['id'] === steve.id ? 1 : 0;
      return new Response(null, { status: 204 });
    }),
  );
  const { user, choose } = await open();
  await choose('steve', 'Reset password');
  await user.type(screen.getByLabelText('New password'), 'a lantern in the rain');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  held.release(Response.json({ user: steve }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(held.bodies).toEqual([{ password: 'a lantern in the rain' }]);
  await choose('steve', 'End sessions');
  expect(ended).toBe(0);
  await user.click(screen.getByRole('button', { name: 'End sessions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ended).toBe(1);
});

describe('what the server wants confirmed', () => {
  /** A server that resets passwords once it was told the admin's own; notes what it was sent. */
  const serveConfirmed = () => {
    const seen: string[] = [];
    let isConfirmed = false;
    serveUsers([steve]);
    network.use(
      http.put(apiUrl(ADMIN_PATHS.user), () => {
        seen.push(isConfirmed ? 'done' : 'refused');
        return isConfirmed ? Response.json({ user: steve }) : refuse('confirmation_required');
      }),
      http.post(apiUrl(ACCOUNT_PATHS.confirm), async ({ request }) => {
        const { password } = (await request.json()) as { password: string };
        seen.push(`confirmed by ${password}`);
        if (password === 'wrong')
          return refuse('unauthenticated', { fields: { password: 'This is not your current password' } });
        isConfirmed = true;
        return new Response(null, { status: 204 });
      }),
    );
    return seen;
  };
  const reset = async ({ user, choose }: Awaited<ReturnType<typeof open>>) => {
    await choose('steve', 'Reset password');
    await user.type(screen.getByLabelText('New password'), 'a lantern in the rain');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  };

  it('is asked for, and then done without another word', async () => {
    const seen = serveConfirmed();
    const view = await open();
    const dialog = await reset(view);
    await view.user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('This is not your current password')).toBeVisible();
    await view.user.clear(dialog.getByLabelText('Your password'));
    await view.user.type(dialog.getByLabelText('Your password'), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen).toEqual(['refused', 'confirmed by wrong', 'confirmed by right', 'done']);
  });

  it('does not happen when the admin would rather not, and what was typed is kept', async () => {
    const seen = serveConfirmed();
    const view = await open();
    const dialog = await reset(view);
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The password was not set')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a lantern in the rain');
    expect(seen).toEqual(['refused']);
  });
});

describe('whom an admin can do what to', () => {
  const tasksFor = async (name: string) => {
    serveUsers([alex, herobrine]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('the owner is marked, and only their sessions can be ended', async () => {
    expect(await tasksFor('herobrine')).toEqual(['End sessions']);
    expect(await row('herobrine')).toHaveTextContent('OWNER');
  });

  it('of the own account only the name changes here', async () => {
    expect(await tasksFor('alex')).toEqual(['Edit', 'End sessions']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(screen.queryByLabelText('Role')).not.toBeInTheDocument();
  });
});
