import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ownApplications } from '#messages/applications/own';
import { ownAccount } from '#messages/own-account';
import { playerLink } from '#messages/player-link';
import { secondFactor } from '#messages/second-factor';
import { votePage } from '#messages/vote-page';
import { modes } from '#network/modes';
import { privatePages } from '#network/pages';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { API_PATHS } from '@/contract/paths';
import { apiUrl, refuse, steve } from '../../../test/support/browser/render-account';
import { application, session, startDashboard } from '../../../test/support/browser/render-dashboard';
import { aNetwork } from '../../../test/support/fixtures/a-network';

const { network, open } = startDashboard();

describe('the dashboard', () => {
  it('shows who is signed in, and links to its parts, each of which has an address', async () => {
    await open();
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getByText('steve@example.org')).toBeVisible();
    expect(profile.getByText(ownAccount.profile.since('May 25, 2025'))).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: ownAccount.parts.label })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/user/dashboard',
      '/user/dashboard/security',
      '/user/dashboard/sessions',
      '/user/dashboard/data',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('region', { name: ownAccount.sessions.title })).toBeNull();
  });

  it.each([
    ['dashboardSecurity', secondFactor.card.title],
    ['dashboardSessions', ownAccount.sessions.title],
    ['dashboardData', ownAccount.data.title],
  ] as const)('has %s on a page of its own', async (part, title) => {
    await open([], steve, part);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(privatePages[part].title);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', privatePages[part].path);
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.queryByRole('region', { name: ownAccount.profile.label })).toBeNull();
  });

  it('shows where the account is signed in', async () => {
    await open([], steve, 'dashboardSessions');
    const sessions = within(screen.getByRole('region', { name: ownAccount.sessions.title }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(2));
    expect(sessions.getAllByText(ownAccount.sessions.current)).toHaveLength(1);
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
    const { user } = await open([], steve, 'dashboardSessions');
    const sessions = within(screen.getByRole('region', { name: ownAccount.sessions.title }));
    expect(await sessions.findByText('Firefox on Windows')).toBeVisible();
    network.use(
      http.delete(apiUrl(ACCOUNT_PATHS.session), ({ params }) => {
        ended = String(params['id']);
        return new Response(null, { status: 204 });
      }),
      http.get(apiUrl(API_PATHS.sessions), () => Response.json({ sessions: [session] })),
    );
    await user.click(
      sessions.getByRole('button', {
        name: (name) =>
          name.startsWith(ownAccount.sessions.endNamed(ownAccount.sessions.unknownDevice, 'May')),
      }),
    );
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toBe('2');
    expect(sessions.getByText(ownAccount.sessions.current)).toBeVisible();
  });
  it('signs out everywhere after asking', async () => {
    let ended = false;
    network.use(
      http.delete(apiUrl(API_PATHS.sessions), () => {
        ended = true;
        return new Response(null, { status: 204 });
      }),
    );
    const { user, store } = await open([], steve, 'dashboardSessions');
    await user.click(screen.getByRole('button', { name: ownAccount.signOutEverywhere.label }));
    expect(ended).toBe(false);
    await user.click(screen.getByRole('button', { name: ownAccount.signOutEverywhere.confirmLabel }));
    await waitFor(() => expect(store.getState().auth).toMatchObject({ token: null }));
    expect(ended).toBe(true);
  });
});
