import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { registerForm, signInForm, signInPages } from '#messages/sign-in';
import { pages } from '#network/pages';
import { API_PATHS } from '@/contract/paths';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { renderWithProviders } from '../../../../test/support/browser/render';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
  TOKEN,
} from '../../../../test/support/browser/render-account';
import { aNetwork } from '../../../../test/support/fixtures/a-network';
import { PrivatePage } from '../private-page';
import { AccountBenefits } from './account-benefits';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';
import { SignInFrame } from './sign-in-frame';

const network = startApiServer();
serveCsrf(network);
const lines = hearConsole();
beforeEach(() => localStorage.clear());

const Where = () => <p>at {useLocation().pathname}</p>;

const other = { ...signInPages.login.other, path: pages.register.path };
const Site = () => (
  <>
    <Where />
    <Routes>
      <Route
        path="/login"
        element={
          <SignInFrame title="In" subtitle="" other={other}>
            <SignInForm />
          </SignInFrame>
        }
      />
      <Route
        path="/register"
        element={
          <SignInFrame title="New" subtitle="" other={other}>
            <RegisterForm />
          </SignInFrame>
        }
      />
      <Route
        path="/user/dashboard"
        element={<PrivatePage title="Dashboard">{() => <p>mine</p>}</PrivatePage>}
      />
      <Route
        path="/admin/users"
        element={
          <PrivatePage title="Users" roles={['admin']}>
            {() => <p>desk</p>}
          </PrivatePage>
        }
      />
      <Route path="*" element={null} />
    </Routes>
  </>
);

const at = (path: string) => waitFor(() => expect(screen.getByText(`at ${path}`)).toBeInTheDocument());
const open = (route: string, user: typeof steve | null = null) => renderSignedIn(<Site />, user, route);

const serveLogin = (respond: () => Response) => network.use(http.post(apiUrl(API_PATHS.login), respond));

const signIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Email address'), 'steve@example.org');
  await user.type(screen.getByLabelText('Password'), 'a lantern in the rain');
  await user.click(screen.getByRole('button', { name: signInForm.submitLabel }));
};

describe('signing in', () => {
  it.each([
    ['a user to the dashboard', steve, '/user/dashboard'],
    ['an admin to the desk', alex, '/admin'],
  ])('leads %s', async (_name, account, path) => {
    serveLogin(() => Response.json({ token: TOKEN, user: account }));
    serveMe(network, account);
    await signIn(await open('/login'));
    await at(path);
  });

  it('leads back to the page that was asked for', async () => {
    serveLogin(() => Response.json({ token: TOKEN, user: alex }));
    serveMe(network, alex);
    const view = await open('/admin/users');
    await at('/login');
    await signIn(view);
    await at('/admin/users');
    expect(screen.getByText('desk')).toBeVisible();
  });

  it.each([
    [
      'wrong credentials',
      () => refuse('unauthenticated', { message: 'The password is wrong.' }),
      /is wrong/,
      'status 401',
    ],
    [
      'too many attempts',
      () => refuse('rate_limited', { retryAfter: 240 }),
      /again in 4 minutes/,
      'status 429',
    ],
    [
      'a database that is away',
      () => refuse('unavailable', { retryAfter: 10 }),
      /again in 10 seconds/,
      'status 503',
    ],
    ['a network that is away', () => Response.error(), /could not reach the server/, 'FETCH_ERROR'],
    [
      'a response without a token',
      () => Response.json({ user: steve }),
      /went wrong on our side/,
      'unreadable answer with status 200',
    ],
  ])(
    'says what is wrong, and logs it without anything personal: %s',
    async (_name, respond, message, logged) => {
      serveLogin(respond);
      await signIn(await open('/login'));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByLabelText('Email address')).toHaveValue('steve@example.org');
      expect(lines.error).toEqual([`Sign-in failed: ${logged}`]);
      await at('/login');
    },
  );

  it('asks for both fields before it sends anything, and leads to the first', async () => {
    const { user } = await open('/login');
    await user.click(screen.getByRole('button', { name: signInForm.submitLabel }));
    expect(await screen.findByText('Email address is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
  });

  it('shows the password on request, and tells password managers what the fields are', async () => {
    const { user } = await open('/login');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('registering', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(screen.getByLabelText('Username'), 'steve');
    await user.type(screen.getByLabelText('Email address'), 'steve@example.org');
    await user.type(screen.getByLabelText('Password'), 'a lantern in the rain');
  };

  it('wants to know that the visitor is 13 or older or has consent, and sends only what the server takes', async () => {
    const bodies: unknown[] = [];
    network.use(
      http.post(apiUrl(API_PATHS.register), async ({ request }) => {
        bodies.push(await request.json());
        return Response.json({ success: true, token: TOKEN, user: steve }, { status: 201 });
      }),
    );
    serveMe(network, steve);
    const view = await open('/register');
    await fill(view);
    await view.user.click(screen.getByRole('button', { name: registerForm.submitLabel }));
    expect(await screen.findByText(/Please confirm that you are 13 or older/)).toBeVisible();
    expect(bodies).toEqual([]);
    await view.user.click(screen.getByRole('checkbox', { name: /13 or older.*verified consent/ }));
    await view.user.click(screen.getByRole('button', { name: registerForm.submitLabel }));
    await at('/user/dashboard');
    expect(bodies).toEqual([
      { username: 'steve', email: 'steve@example.org', password: 'a lantern in the rain' },
    ]);
  });

  it("shows the server's words at their fields, leads to the first, and logs none of it", async () => {
    const fields = { email: 'An account with this email address exists' };
    network.use(http.post(apiUrl(API_PATHS.register), () => refuse('conflict', { fields })));
    const view = await open('/register');
    await fill(view);
    await view.user.click(screen.getByRole('checkbox'));
    await view.user.click(screen.getByRole('button', { name: registerForm.submitLabel }));
    expect(await screen.findByText(fields.email)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(fields.email);
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(lines.error).toEqual(['Registration failed: status 409']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('whoever is signed in', () => {
  it.each(['/login', '/register'])('is moved on from %s', async (path) => {
    serveMe(network, steve);
    await open(path, steve);
    await at('/user/dashboard');
  });

  it('is not moved from other pages', async () => {
    await open('/rules', steve);
    await at('/rules');
  });
});

test('what an account comes with is what the network has, and not how to leave', () => {
  const { player, votes, ranks, applications } = signInPages.benefits;
  const { container, unmount } = renderWithProviders(<AccountBenefits />);
  for (const { title } of [player, votes, ranks, applications]) expect(container).toHaveTextContent(title);
  expect(container).not.toHaveTextContent(/delete|sign out/i);
  unmount();
  aNetwork({ applications: undefined, voting: undefined, leaderboards: undefined });
  const { container: without } = renderWithProviders(<AccountBenefits />);
  expect(without).toHaveTextContent(player.title);
  for (const { title } of [votes, ranks, applications]) expect(without).not.toHaveTextContent(title);
});
