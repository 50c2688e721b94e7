import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { admin, roleNames } from '#messages/admin';
import { usersDesk } from '#messages/users-desk';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import { formatDate } from '@/lib/format-date';
import { alex, apiUrl, refuse, steve } from '../../../../test/support/browser/render-account';
import { herobrine, row, startUsersDesk } from '../../../../test/support/browser/users-desk';

const { network, serveUsers, open } = startUsersDesk();
const { filters: texts, link } = usersDesk;

const names = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));

it('is filtered by role, address and second factor, as the server does it', async () => {
  const seen = serveUsers([steve, alex]);
  const { user } = await open();
  await row('steve');
  await user.selectOptions(screen.getByLabelText(texts.role), roleNames.editor);
  await user.selectOptions(screen.getByLabelText(texts.confirmed.label), texts.confirmed.no);
  await user.selectOptions(screen.getByLabelText(texts.factor.label), texts.factor.yes);
  await waitFor(() => expect(seen.at(-1)?.search).toBe('role=editor&confirmed=no&factor=yes'));
});

it('opens as its address says, and ignores what it does not know', async () => {
  const seen = serveUsers([steve, alex]);
  await open('/admin/users?q=ale&role=admin&confirmed=maybe&sort=color');
  await row('alex');
  expect(screen.getByRole('searchbox')).toHaveValue('ale');
  expect(screen.getByLabelText(texts.role)).toHaveDisplayValue(roleNames.admin);
  expect(screen.getByLabelText(texts.sort.label)).toHaveDisplayValue(texts.sort.newest);
  expect(seen.map(({ search }) => search)).toEqual(['q=ale&role=admin']);
});

it('is sorted by name or sign-in, and says while that is not all of them', async () => {
  serveUsers([steve, alex, herobrine]);
  const { user } = await open();
  await row('steve');
  expect(names()).toEqual(['steve', 'alex']);
  await user.selectOptions(screen.getByLabelText(texts.sort.label), texts.sort.name);
  expect(names()).toEqual(['alex', 'steve']);
  expect(screen.getByRole('status')).toHaveTextContent(usersDesk.list.sorted);
  await user.click(screen.getByRole('button', { name: admin.moreLabel }));
  expect(await row('herobrine')).toBeVisible();
  expect(names()).toEqual(['alex', 'herobrine', 'steve']);
  expect(screen.getByRole('status')).not.toHaveTextContent(usersDesk.list.sorted);
});

it('says when somebody last signed in, where that is known', async () => {
  serveUsers([steve, alex]);
  await open('/admin/users?sort=signIn');
  const when = usersDesk.list.signedIn(formatDate('2026-01-02T12:00:00.000Z'));
  expect(within(await row('alex')).getByText(when)).toBeVisible();
  expect(within(await row('steve')).queryByText(when)).toBeNull();
  const joined = `Joined ${formatDate(alex.createdAt)}`;
  expect(within(await row('alex')).getByText(joined)).toBeVisible();
  expect(names()).toEqual(['alex', 'steve']);
});

describe('a link for a new password', () => {
  const serveLink = (respond: () => Response) =>
    network.use(http.post(apiUrl(USER_DESK_PATHS.userPasswordLink), respond));

  it('is sent after asking', async () => {
    serveUsers([steve, alex]);
    serveLink(() => new Response(null, { status: 202 }));
    const { user, choose } = await open();
    await choose('steve', usersDesk.tasks.link);
    expect(screen.getByRole('dialog', { name: link.title('steve') })).toHaveTextContent(steve.email);
    await user.click(screen.getByRole('button', { name: link.confirmLabel }));
    expect(await screen.findByText(link.done(steve.email))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it was not sent', async () => {
    serveUsers([steve, alex]);
    serveLink(() => refuse('rate_limited', { message: 'Too many.', retryAfter: 60 }));
    const { user, choose } = await open();
    await choose('steve', usersDesk.tasks.link);
    await user.click(screen.getByRole('button', { name: link.confirmLabel }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
  });
});
