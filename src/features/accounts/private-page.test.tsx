import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { accountMenu } from '#messages/frame';
import { privatePage } from '#messages/own-account';
import { sessionEnded } from '#messages/pages';
import { API_PATHS } from '@/contract/paths';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  restore,
  serveMe,
  steve,
  storeAccount,
} from '../../../test/support/browser/render-account';
import { AccountControl } from './account-control';
import { AuthProvider, useAuth } from './auth-provider';
import { PrivatePage } from './private-page';

const network = startApiServer();
beforeEach(() => localStorage.clear());

const Where = () => {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} for ${JSON.stringify(state)}`}</p>;
};

const page = (
  <>
    <AccountControl />
    <Where />
    <Routes>
      <Route
        path="/admin/users"
        element={
          <PrivatePage title="Users" roles={['admin']}>
            {({ username }) => <p>desk of {username}</p>}
          </PrivatePage>
        }
      />
      <Route
        path="/user/dashboard"
        element={<PrivatePage title="Dashboard">{() => 'my account'}</PrivatePage>}
      />
      <Route path="*" element={null} />
    </Routes>
  </>
);
const at = (text: string) => waitFor(() => expect(screen.getByText(`at ${text}`)).toBeInTheDocument());

describe('a private page', () => {
  it('waits for the stored account without leading anybody away', async () => {
    storeAccount(alex);
    serveMe(network, alex);
    const store = makeStore();
    renderWithProviders(<AuthProvider>{page}</AuthProvider>, { route: '/admin/users', store });
    expect(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
    expect(screen.getByText(privatePage.loading)).toBeVisible();
    expect(screen.getByText('at /admin/users for null')).toBeInTheDocument();
    await restore(store);
    expect(screen.getByText('desk of alex')).toBeVisible();
    expect(screen.queryByText(privatePage.loading)).not.toBeInTheDocument();
  });

  it('leads a visitor to sign in, and keeps what was asked for', async () => {
    await renderSignedIn(page, null, '/admin/users?q=a#b');
    await at('/login for {"from":"/admin/users?q=a#b"}');
  });

  it("leads the wrong role to its own landing, says why, and never shows the admin's desk", async () => {
    serveMe(network, steve);
    await renderSignedIn(page, steve, '/admin/users');
    await at('/user/dashboard for {"refused":"Users"}');
    expect(screen.getByText(privatePage.staffOnly.title('Users'))).toBeVisible();
    expect(screen.getByText('my account')).toBeVisible();
    expect(screen.queryByText(/desk of/)).not.toBeInTheDocument();
  });

  it('says nothing of the kind on a landing that was opened itself', async () => {
    serveMe(network, steve);
    await renderSignedIn(page, steve, '/user/dashboard');
    await screen.findByText('my account');
    expect(screen.queryByText(privatePage.staffOnly.text)).not.toBeInTheDocument();
  });

  it('is left when the server has taken the role away', async () => {
    serveMe(network, { ...alex, role: 'user' });
    await renderSignedIn(page, alex, '/admin/users');
    await at('/user/dashboard for {"refused":"Users"}');
  });

  it('is left when the server refuses the token, with the page kept', async () => {
    network.use(http.get(apiUrl(API_PATHS.me), () => refuse('unauthenticated')));
    await renderSignedIn(page, alex, '/admin/users');
    await at('/login for {"from":"/admin/users"}');
  });

  it('is left for the sign-in page on Sign Out, with nothing kept', async () => {
    serveMe(network, alex);
    network.use(http.post(apiUrl(API_PATHS.logout), () => new Response(null, { status: 204 })));
    const { user } = await renderSignedIn(page, alex, '/admin/users');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: accountMenu.signOut }));
    await at('/login for null');
    expect(screen.getByRole('link', { name: accountMenu.signIn })).toBeVisible();
  });

  it('is left when another tab signs out', async () => {
    serveMe(network, alex);
    await renderSignedIn(page, alex, '/admin/users');
    storeAccount(null);
    const newValue = localStorage.getItem('persist:auth');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'persist:auth', newValue }));
    });
    await at('/login for null');
  });
});

describe('the header', () => {
  it.each([
    ['a user', steve, [accountMenu.dashboard, accountMenu.signOut]],
    ['an admin', alex, [accountMenu.dashboard, accountMenu.admin, accountMenu.signOut]],
  ])('has the menu of %s', async (_name, account, items) => {
    const { user } = await renderSignedIn(<AccountControl />, account);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
  });

  it.each([
    ['/user/dashboard', 'Dashboard'],
    ['/admin', 'Admin'],
  ])('marks the account and its entry at %s', async (path, current) => {
    const isActive = (other: string) => other === path;
    const { user } = await renderSignedIn(<AccountControl isActive={isActive} />, alex);
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button).toHaveAttribute('aria-current', 'true');
    await user.click(button);
    const marked = screen.getAllByRole('menuitem').filter((item) => item.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual([current]);
  });

  it('shows the head of the linked player once it has loaded, and the icon where it does not', async () => {
    const { container } = await renderSignedIn(<AccountControl />, { ...steve, player: '.Alex' });
    const head = () => container.querySelector('img');
    const icon = () => container.querySelector('svg');
    expect(head()).toHaveAttribute('src', expect.stringContaining('/.Alex/'));
    expect(icon()).toBeInTheDocument();
    fireEvent.load(head() as HTMLImageElement);
    expect(icon()).not.toBeInTheDocument();
    fireEvent.error(head() as HTMLImageElement);
    expect([head(), icon()]).toEqual([null, expect.anything()]);
  });

  it('invites everyone else to sign in', async () => {
    await renderSignedIn(<AccountControl />, null);
    expect(screen.getByRole('link', { name: accountMenu.signIn })).toHaveAttribute('href', '/login');
  });
});

it('a refused token on a public page is told there', async () => {
  network.use(http.get(apiUrl(API_PATHS.me), () => refuse('unauthenticated')));
  const { store } = await renderSignedIn(<AccountControl />, steve, '/rules');
  const { authApi } = await import('./auth-api');
  await act(() => store.dispatch(authApi.endpoints.getMe.initiate(undefined)));
  expect(await screen.findByText(sessionEnded.title)).toBeInTheDocument();
});

it('useAuth outside its provider says so', () => {
  const Lost = () => <p>{String(useAuth().isStaff)}</p>;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderWithProviders(<Lost />)).toThrow('useAuth needs AuthProvider');
});
