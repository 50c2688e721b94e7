import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { accountRefusals } from '#messages/account-refusals';
import { admin } from '#messages/admin';
import { typedNameLabel } from '#messages/fields';
import { ownAccount } from '#messages/own-account';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { API_PATHS } from '@/contract/paths';
import { apiUrl, refuse, steve } from '../../../test/support/browser/render-account';
import { session, startDashboard } from '../../../test/support/browser/render-dashboard';
import { watchSavedFiles } from '../../../test/support/browser/saved-files';

const { network, open } = startDashboard();
const files = watchSavedFiles();

const exported = {
  exportedAt: '2025-05-27T12:00:00.000Z',
  user: steve,
  sessions: [session],
  devices: [null],
  lastSignInAt: null,
  secondFactors: { authenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] },
  applications: [],
};

describe('the data of the account on the dashboard', () => {
  it('downloads the data of the account as a JSON file, and says so when it cannot', async () => {
    network.use(http.get(apiUrl(API_PATHS.export), () => refuse('unavailable'), { once: true }));
    const { user } = await open([], steve, 'dashboardData');
    const card = within(screen.getByRole('region', { name: ownAccount.data.title }));
    await user.click(card.getByRole('button', { name: ownAccount.data.downloadLabel }));
    expect(await card.findByRole('alert')).toHaveTextContent(ownAccount.data.failureTitle);
    network.use(http.get(apiUrl(API_PATHS.export), () => Response.json(exported)));
    await user.click(card.getByRole('button', { name: ownAccount.data.downloadLabel }));
    await waitFor(() => expect(files).toMatchObject([{ name: 'steve-2025-05-27.json' }]));
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(exported);
  });

  it('asks for the password before it downloads the data, and downloads nothing without it', async () => {
    let isConfirmed = false;
    network.use(
      http.get(apiUrl(API_PATHS.export), () =>
        isConfirmed ? Response.json(exported) : refuse('confirmation_required'),
      ),
      http.post(apiUrl(ACCOUNT_PATHS.confirm), () => {
        isConfirmed = true;
        return new Response(null, { status: 204 });
      }),
    );
    const { user } = await open([], steve, 'dashboardData');
    const card = within(screen.getByRole('region', { name: ownAccount.data.title }));
    await user.click(card.getByRole('button', { name: ownAccount.data.downloadLabel }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await card.findByRole('alert')).toHaveTextContent(ownAccount.data.failureTitle);
    expect(files).toHaveLength(0);
    await user.click(card.getByRole('button', { name: ownAccount.data.downloadLabel }));
    await user.type(
      await screen.findByLabelText(admin.confirmation.password),
      'a lantern in the rain{Enter}',
    );
    await waitFor(() => expect(files).toHaveLength(1));
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('deletes the account only with its name and the password, and forgets it', async () => {
    network.use(
      http.delete(apiUrl(API_PATHS.me), async ({ request }) => {
        const { currentPassword } = (await request.json()) as { currentPassword: string };
        if (currentPassword === 'a lantern in the rain') return new Response(null, { status: 204 });
        return refuse('unauthenticated', {
          fields: { currentPassword: accountRefusals.wrongPassword.field },
        });
      }),
    );
    const { user, store } = await open([], steve, 'dashboardData');
    await user.click(screen.getByRole('button', { name: ownAccount.deletion.label }));
    const dialog = within(screen.getByRole('dialog', { name: ownAccount.deletion.title }));
    expect(dialog.getByText(ownAccount.deletion.text())).toBeVisible();
    await user.type(dialog.getByLabelText(ownAccount.details.currentPasswordLabel), 'wrong');
    expect(dialog.getByRole('button', { name: ownAccount.deletion.submitLabel })).toBeDisabled();
    await user.type(dialog.getByLabelText(typedNameLabel(steve.username)), ` ${steve.username} `);
    await user.click(dialog.getByRole('button', { name: ownAccount.deletion.submitLabel }));
    expect(await dialog.findByText(accountRefusals.wrongPassword.field)).toBeVisible();
    expect(store.getState().auth?.user).toEqual(steve);
    await user.clear(dialog.getByLabelText(ownAccount.details.currentPasswordLabel));
    await user.type(dialog.getByLabelText(ownAccount.details.currentPasswordLabel), 'a lantern in the rain');
    await user.click(dialog.getByRole('button', { name: ownAccount.deletion.submitLabel }));
    await waitFor(() => expect(store.getState().auth).toMatchObject({ token: null, user: null }));
  });
});
