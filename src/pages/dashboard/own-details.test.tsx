import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { accountRefusals } from '#messages/account-refusals';
import { ownAccount } from '#messages/own-account';
import { recovery } from '#messages/recovery';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { API_PATHS } from '@/contract/paths';
import { apiUrl, refuse, steve, TOKEN } from '../../../test/support/browser/render-account';
import { startDashboard } from '../../../test/support/browser/render-dashboard';

const { network, open } = startDashboard();

describe('the details of the account on the dashboard', () => {
  it('changes the name with the current password, and shows the new one', async () => {
    const bodies: unknown[] = [];
    network.use(
      http.patch(apiUrl(API_PATHS.me), async ({ request }) => {
        bodies.push(await request.json());
        return Response.json({ user: { ...steve, username: 'notch' } });
      }),
    );
    const { user } = await open();
    const panel = within(screen.getByRole('tabpanel', { name: 'Name' }));
    await user.clear(panel.getByLabelText('Username'));
    await user.type(panel.getByLabelText('Username'), 'notch');
    await user.click(panel.getByLabelText(ownAccount.details.currentPasswordLabel));
    await user.paste('a lantern in the rain');
    await user.click(panel.getByRole('button', { name: ownAccount.name.submitLabel }));
    expect(await screen.findByRole('heading', { name: /notch/ })).toBeVisible();
    expect(bodies).toEqual([{ username: 'notch', currentPassword: 'a lantern in the rain' }]);
    expect(panel.getByLabelText(ownAccount.details.currentPasswordLabel)).toHaveValue('');
  });

  it('says that the address is not confirmed, and sends the link again', async () => {
    const { user } = await open();
    const sent: (string | null)[] = [];
    network.use(
      http.post(apiUrl(ACCOUNT_PATHS.sendVerification), ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return new Response(null, { status: 202 });
      }),
    );
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getByRole('status')).toHaveTextContent(recovery.own.title + recovery.own.unconfirmed);
    await user.click(profile.getByRole('button', { name: recovery.own.sendLabel }));
    expect(await screen.findByText(recovery.own.sent.title)).toBeVisible();
    expect(sent).toEqual([`Bearer ${TOKEN}`]);
  });

  it('says why no link was sent', async () => {
    const { user } = await open();
    const message = accountRefusals.email.unset;
    network.use(http.post(apiUrl(ACCOUNT_PATHS.sendVerification), () => refuse('conflict', { message })));
    await user.click(screen.getByRole('button', { name: recovery.own.sendLabel }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [{ emailVerified: true, pendingEmail: null }, recovery.own.confirmed],
    [{ emailVerified: true, pendingEmail: 'new@example.org' }, recovery.own.pending('new@example.org')],
  ])('says how the address stands: %j', async (state, text) => {
    await open([], { ...steve, ...state });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that another address has to be confirmed first', async () => {
    const { user } = await open();
    network.use(
      http.patch(apiUrl(API_PATHS.me), () =>
        Response.json({ user: { ...steve, pendingEmail: 'new@example.org' } }),
      ),
    );
    await user.click(screen.getByRole('tab', { name: 'Email' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Email' }));
    await user.clear(panel.getByLabelText('Email address'));
    await user.click(panel.getByLabelText('Email address'));
    await user.paste('new@example.org');
    await user.click(panel.getByLabelText(ownAccount.details.currentPasswordLabel));
    await user.paste('a lantern in the rain');
    await user.click(panel.getByRole('button', { name: ownAccount.email.submitLabel }));
    expect(await screen.findByText(ownAccount.email.pending.title)).toBeVisible();
    // The store reports answers once per frame, so the toast may be a frame earlier.
    expect(await screen.findByText(recovery.own.pending('new@example.org'))).toBeVisible();
  });

  it('changes the email address with the current password, and says when another account has it', async () => {
    const bodies: unknown[] = [];
    const fields = { email: 'An account with this email address exists' };
    network.use(
      http.patch(apiUrl(API_PATHS.me), async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1) return refuse('conflict', { fields });
        return Response.json({ user: { ...steve, email: 'new@example.org' } });
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Email' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Email' }));
    await user.clear(panel.getByLabelText('Email address'));
    await user.type(panel.getByLabelText('Email address'), ' new@example.org');
    await user.click(panel.getByLabelText(ownAccount.details.currentPasswordLabel));
    await user.paste('a lantern in the rain');
    await user.click(panel.getByRole('button', { name: ownAccount.email.submitLabel }));
    expect(await panel.findByText(fields.email)).toBeVisible();
    await user.click(panel.getByRole('button', { name: ownAccount.email.submitLabel }));
    expect(
      await within(screen.getByRole('region', { name: 'Profile' })).findByText('new@example.org'),
    ).toBeVisible();
    const body = { email: 'new@example.org', currentPassword: 'a lantern in the rain' };
    expect(bodies).toEqual([body, body]);
  });

  it('says at the field that the current password is wrong, and stays signed in', async () => {
    const fields = { currentPassword: accountRefusals.wrongPassword.field };
    network.use(http.patch(apiUrl(API_PATHS.me), () => refuse('unauthenticated', { fields })));
    const { user } = await open([], steve, 'dashboardSecurity');
    const panel = within(screen.getByRole('region', { name: ownAccount.password.title }));
    await user.type(panel.getByLabelText(ownAccount.details.currentPasswordLabel), 'wrong');
    await user.click(panel.getByLabelText(ownAccount.password.label));
    await user.paste('a lantern in the rain');
    await user.click(panel.getByRole('button', { name: ownAccount.password.submitLabel }));
    expect(await panel.findByText(fields.currentPassword)).toBeVisible();
    expect(panel.getByLabelText(ownAccount.password.label)).toBeVisible();
  });
});
