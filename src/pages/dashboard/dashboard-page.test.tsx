import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { modes } from '#network/modes';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { OwnApplication } from '@/contract/own-applications';
import { API_PATHS } from '@/contract/paths';
import { RECOVERY_PATHS } from '@/contract/recovery-paths';
import { SECOND_FACTOR_PATHS } from '@/contract/second-factor-paths';
import { guidelinesRead } from '@/features/applications/application-slice';
import { positionTitle } from '@/lib/positions';
import { ownApplications, stateWords } from '@/messages/en/applications/own';
import { playerLink } from '@/messages/en/player-link';
import { recovery } from '@/messages/en/recovery';
import { votePage } from '@/messages/en/vote-page';
import { startApiServer } from '../../../test/support/browser/api-server';
import {
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
  TOKEN,
} from '../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../test/support/browser/saved-files';
import { clearToasts } from '../../../test/support/browser/toasts';
import { serveNoBridge } from '../../../test/support/browser/vote-service';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import DashboardPage from './dashboard-page';

const network = startApiServer();
clearToasts();
const files = watchSavedFiles();
beforeEach(() => localStorage.clear());

const session = {
  device: 'Firefox on Windows',
  id: '1',
  createdAt: '2025-05-25T12:00:00.000Z',
  lastUsedAt: '2025-05-26T12:00:00.000Z',
  expiresAt: '2025-06-01T12:00:00.000Z',
  current: true,
};
const application: OwnApplication = {
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  position: 'Staff',
  state: 'accepted',
  note: 'Welcome!\n<b>See you</b>',
  submittedAt: '2025-05-25T12:00:00.000Z',
  updatedAt: '2025-05-26T12:00:00.000Z',
};
const open = (applications: OwnApplication[] = [], account = steve) => {
  serveMe(network, account);
  serveNoBridge(network);
  network.use(
    http.get(apiUrl(API_PATHS.ownApplications), ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${TOKEN}`
        ? Response.json({ applications })
        : refuse('unauthenticated'),
    ),
    http.get(apiUrl(SECOND_FACTOR_PATHS.totp), () => Response.json({ isSet: false, recoveryCodes: 0 })),
    http.get(apiUrl(SECOND_FACTOR_PATHS.passkeys), () => Response.json({ passkeys: [] })),
    http.get(apiUrl(API_PATHS.sessions), () =>
      Response.json({ sessions: [session, { ...session, id: '2', device: null, current: false }] }),
    ),
  );
  return renderSignedIn(<DashboardPage />, account, '/user/dashboard');
};

describe('the dashboard', () => {
  it('shows who is signed in, and where', async () => {
    await open();
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getByText('steve@example.org')).toBeVisible();
    expect(profile.getByText(/Member since May 25, 2025/)).toBeVisible();
    const sessions = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(2));
    expect(sessions.getAllByText('THIS DEVICE')).toHaveLength(1);
  });

  it('wears the face of the linked player, and shows his places', async () => {
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));
    await open([], { ...steve, player: 'Alex' });
    const profile = screen.getByRole('region', { name: 'Profile' });
    expect(profile.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/Alex/'));
    expect(await screen.findAllByText(playerLink.places.none)).toHaveLength(modes.length);
  });

  it('has no cards of subjects that the network does not have', async () => {
    aNetwork({ applications: undefined, leaderboards: undefined, voting: undefined });
    await open([application], { ...steve, player: 'Alex' });
    expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
    for (const gone of [ownApplications.title, playerLink.places.title, votePage.streak.title])
      expect(screen.queryByText(gone)).not.toBeInTheDocument();
  });

  it('ends a single session, and shows what is left', async () => {
    let ended = '';
    const { user } = await open();
    const sessions = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    expect(await sessions.findByText('Firefox on Windows')).toBeVisible();
    network.use(
      http.delete(apiUrl(ACCOUNT_PATHS.session), ({ params }) => {
        ended = String(params['id']);
        return new Response(null, { status: 204 });
      }),
      http.get(apiUrl(API_PATHS.sessions), () => Response.json({ sessions: [session] })),
    );
    await user.click(sessions.getByRole('button', { name: /^Sign out Unknown device, signed in May/ }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toBe('2');
    expect(sessions.getByText('THIS DEVICE')).toBeVisible();
  });

  it('shows what the account has applied for, with state and note as text', async () => {
    await open([application, { ...application, id: 'other', position: 'Beekeeper', state: 'new', note: '' }]);
    const list = within(await screen.findByRole('list', { name: ownApplications.title }));
    const [first, second] = list.getAllByRole('listitem');
    for (const text of [
      positionTitle('Staff'),
      stateWords.accepted.label,
      `${ownApplications.sentLabel} May 25, 2025`,
      ownApplications.noteTitle,
      '<b>See you</b>',
    ])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent(stateWords.new.label);
    expect(second).toHaveTextContent('Beekeeper');
    expect(second).not.toHaveTextContent(ownApplications.noteTitle);
  });

  it('takes back an application after asking, and has it no more', async () => {
    const { withdraw } = ownApplications;
    const other = { ...application, id: 'b4cc289e-8bf9-4888-9912-ace4e6543003', position: 'Builder' };
    const { user } = await open([application, other]);
    const tokens: (string | null)[] = [];
    network.use(
      http.delete(apiUrl(API_PATHS.application), ({ request, params }) => {
        tokens.push(`${String(params['id'])} ${request.headers.get('Authorization') ?? ''}`);
        return new Response(null, { status: 204 });
      }),
    );
    const list = within(await screen.findByRole('list', { name: ownApplications.title }));
    await user.click(list.getAllByRole('button', { name: withdraw.label })[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: withdraw.question(positionTitle('Staff')) }));
    await user.click(dialog.getByRole('button', { name: withdraw.label }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(tokens).toEqual([`${application.id} Bearer ${TOKEN}`]);
    expect(screen.getByRole('region', { name: ownApplications.dashboard.title })).toHaveFocus();
  });

  it('says nothing of applications while there are none', async () => {
    await open();
    await screen.findAllByText(/Signed in/);
    expect(screen.queryByText(ownApplications.title)).toBeNull();
  });

  it('says whether the guidelines were read, and leads to the next step', async () => {
    const { store } = await open();
    const card = within(screen.getByRole('region', { name: ownApplications.dashboard.title }));
    expect(card.getByRole('link')).toHaveAttribute('href', '/apply/guidelines');
    act(() => void store.dispatch(guidelinesRead()));
    expect(card.getByText((text) => text.startsWith(ownApplications.guidelines.read))).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/apply/form');
  });

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
    await user.type(panel.getByLabelText('Current password'), 'a lantern in the rain');
    await user.click(panel.getByRole('button', { name: 'Change Name' }));
    expect(await screen.findByRole('heading', { name: /notch/ })).toBeVisible();
    expect(bodies).toEqual([{ username: 'notch', currentPassword: 'a lantern in the rain' }]);
    expect(panel.getByLabelText('Current password')).toHaveValue('');
  });

  it('says that the address is not confirmed, and sends the link again', async () => {
    const { user } = await open();
    const sent: (string | null)[] = [];
    network.use(
      http.post(apiUrl(RECOVERY_PATHS.sendVerification), ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return new Response(null, { status: 202 });
      }),
    );
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getByText(recovery.own.unconfirmed)).toBeVisible();
    await user.click(profile.getByRole('button', { name: recovery.own.sendLabel }));
    expect(await screen.findByText(recovery.own.sent.title)).toBeVisible();
    expect(sent).toEqual([`Bearer ${TOKEN}`]);
  });

  it('says why no link was sent', async () => {
    const { user } = await open();
    const message = 'Email is not set up on this site.';
    network.use(http.post(apiUrl(RECOVERY_PATHS.sendVerification), () => refuse('conflict', { message })));
    await user.click(screen.getByRole('button', { name: recovery.own.sendLabel }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [{ emailVerified: true, pendingEmail: null }, recovery.own.confirmed],
    [{ emailVerified: true, pendingEmail: 'new@example.org' }, `${recovery.own.pending} new@example.org`],
  ])('says how the address stands: %j', async (state, words) => {
    await open([], { ...steve, ...state });
    expect(await screen.findByText(words)).toBeVisible();
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
    await user.type(panel.getByLabelText('Email address'), 'new@example.org');
    await user.type(panel.getByLabelText('Current password'), 'a lantern in the rain');
    await user.click(panel.getByRole('button', { name: 'Change Email' }));
    expect(await screen.findByText('Confirm the new address')).toBeVisible();
    // The store tells of answers by the frame: the toast may be a frame earlier.
    expect(await screen.findByText(`${recovery.own.pending} new@example.org`)).toBeVisible();
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
    await user.type(panel.getByLabelText('Current password'), 'a lantern in the rain');
    await user.click(panel.getByRole('button', { name: 'Change Email' }));
    expect(await panel.findByText(fields.email)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Change Email' }));
    expect(
      await within(screen.getByRole('region', { name: 'Profile' })).findByText('new@example.org'),
    ).toBeVisible();
    const body = { email: 'new@example.org', currentPassword: 'a lantern in the rain' };
    expect(bodies).toEqual([body, body]);
  });

  it('says at the field that the current password is wrong, and stays signed in', async () => {
    const fields = { currentPassword: 'This is not your current password' };
    network.use(http.patch(apiUrl(API_PATHS.me), () => refuse('unauthenticated', { fields })));
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Password' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Password' }));
    await user.type(panel.getByLabelText('Current password'), 'wrong');
    await user.type(panel.getByLabelText('New password'), 'a lantern in the rain');
    await user.click(panel.getByRole('button', { name: 'Change Password' }));
    expect(await panel.findByText(fields.currentPassword)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
  });

  const exported = {
    exportedAt: '2025-05-27T12:00:00.000Z',
    user: steve,
    sessions: [session],
    devices: [null],
    secondFactors: { authenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] },
    applications: [],
  };

  it('downloads the data of the account as a JSON file, and says so when it cannot', async () => {
    network.use(http.get(apiUrl(API_PATHS.export), () => refuse('unavailable'), { once: true }));
    const { user } = await open();
    const card = within(screen.getByRole('region', { name: 'Your data' }));
    await user.click(card.getByRole('button', { name: 'Download my data' }));
    expect(await card.findByRole('alert')).toHaveTextContent('The download failed');
    network.use(http.get(apiUrl(API_PATHS.export), () => Response.json(exported)));
    await user.click(card.getByRole('button', { name: 'Download my data' }));
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
    const { user } = await open();
    const card = within(screen.getByRole('region', { name: 'Your data' }));
    await user.click(card.getByRole('button', { name: 'Download my data' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await card.findByRole('alert')).toHaveTextContent('The download failed');
    expect(files).toHaveLength(0);
    await user.click(card.getByRole('button', { name: 'Download my data' }));
    await user.type(await screen.findByLabelText('Your password'), 'a lantern in the rain{Enter}');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('deletes the account only with the password, and forgets it', async () => {
    network.use(
      http.delete(apiUrl(API_PATHS.me), async ({ request }) => {
        const { currentPassword } = (await request.json()) as { currentPassword: string };
        if (currentPassword === 'a lantern in the rain') return new Response(null, { status: 204 });
        return refuse('unauthenticated', {
          fields: { currentPassword: 'This is not your current password' },
        });
      }),
    );
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(/Applications that it sent stay, but no longer name it/)).toBeVisible();
    await user.type(dialog.getByLabelText('Current password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('This is not your current password')).toBeVisible();
    expect(store.getState().auth?.user).toEqual(steve);
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), 'a lantern in the rain');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(store.getState().auth).toMatchObject({ token: null, user: null }));
  });

  it('signs out everywhere after asking', async () => {
    let ended = false;
    network.use(
      http.delete(apiUrl(API_PATHS.sessions), () => {
        ended = true;
        return new Response(null, { status: 204 });
      }),
    );
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(ended).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(store.getState().auth).toMatchObject({ token: null }));
    expect(ended).toBe(true);
  });
});
