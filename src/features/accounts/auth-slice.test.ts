import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { accountRefusals } from '#messages/account-refusals';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import {
  alex,
  apiUrl,
  refuse,
  restore,
  steve,
  storeAccount,
  TOKEN,
} from '../../../test/support/browser/render-account';
import { signOut } from './account-control';
import { authApi } from './auth-api';
import { syncAccount, selectEnded, selectIsRestored, selectToken, selectUser } from './auth-slice';
import { register, signIn } from './sign-in/sign-in-api';

const network = startApiServer();
const credentials = { email: steve.email, password: 'a lantern in the rain' };
const { getMe, changeMe } = authApi.endpoints;

serveCsrf(network);
beforeEach(() => localStorage.clear());

const serveLogin = (respond: () => Response) => network.use(http.post(apiUrl(API_PATHS.login), respond));

const signedIn = async (user = steve) => {
  storeAccount(user);
  const store = makeStore();
  await restore(store);
  return store;
};

describe('signing in', () => {
  it('stores token and user', async () => {
    serveLogin(() => Response.json({ token: TOKEN, user: steve }));
    const store = makeStore();
    await store.dispatch(signIn(credentials));
    expect(selectToken(store.getState())).toBe(TOKEN);
    expect(selectUser(store.getState())).toEqual(steve);
  });

  it.each([
    ['without a token', () => Response.json({ user: steve })],
    ['with an empty token', () => Response.json({ token: '', user: steve })],
    ['without a user', () => Response.json({ token: TOKEN })],
    ['that failed', () => refuse('unauthenticated')],
    ['that never came', () => Response.error()],
  ])('a response %s is a failure and changes nothing', async (_name, respond) => {
    serveLogin(respond);
    const store = makeStore();
    const before = store.getState().auth;
    expect(await store.dispatch(signIn(credentials))).not.toBeNull();
    expect(store.getState().auth).toBe(before);
  });

  it('a registration does the same', async () => {
    network.use(
      http.post(apiUrl(API_PATHS.register), () =>
        Response.json({ success: true, token: TOKEN, user: steve }, { status: 201 }),
      ),
    );
    const store = makeStore();
    await store.dispatch(register({ username: 'steve', ...credentials }));
    expect(selectUser(store.getState())).toEqual(steve);
  });
});

describe('the stored account', () => {
  it('is restored, and nobody is known before', async () => {
    storeAccount(alex);
    const store = makeStore();
    expect(selectIsRestored(store.getState())).toBe(false);
    expect(selectUser(store.getState())).toBeNull();
    await restore(store);
    expect(selectIsRestored(store.getState())).toBe(true);
    expect(selectUser(store.getState())).toEqual(alex);
  });

  it('keeps token and user under persist:auth, and nothing else', async () => {
    serveLogin(() => Response.json({ token: TOKEN, user: steve }));
    const store = makeStore();
    await restore(store);
    await store.dispatch(signIn(credentials));
    const stored = () => localStorage.getItem('persist:auth') ?? '{}';
    await waitFor(() => expect(stored()).toContain(TOKEN));
    expect(Object.keys(JSON.parse(stored()) as object).sort()).toEqual(['_persist', 'token', 'user']);
  });

  it.each([
    ['a user without a role', { ...steve, role: 'owner' }],
    ['a user that is none', 'steve'],
  ])('%s is nobody', async (_name, user) => {
    storeAccount(user as typeof steve);
    const store = makeStore();
    await restore(store);
    expect(selectUser(store.getState())).toBeNull();
  });
});

describe('signing out', () => {
  it('clears token and user at once, and ends the session on the server with its token', async () => {
    const store = await signedIn();
    const ended = new Promise<string | null>((resolve) => {
      network.use(
        http.post(apiUrl(API_PATHS.logout), ({ request }) => {
          resolve(request.headers.get('Authorization'));
          return new Response(null, { status: 204 });
        }),
      );
    });
    localStorage.setItem('persist:application', JSON.stringify({ draft: '{"answers":{"ign":"Alex"}}' }));
    store.dispatch(signOut());
    expect(store.getState().auth).toMatchObject({ token: null, user: null });
    // Drafts are erased too, even if their page was never opened.
    expect(localStorage.getItem('persist:application')).not.toContain('Alex');
    expect(await ended).toBe(`Bearer ${TOKEN}`);
  });

  it('forgets what was fetched for the account', async () => {
    const store = await signedIn();
    network.use(
      http.get(apiUrl(API_PATHS.me), () => Response.json({ user: steve })),
      http.post(apiUrl(API_PATHS.logout), () => Response.error()),
    );
    await store.dispatch(getMe.initiate(undefined));
    expect(JSON.stringify(store.getState().api.queries)).toContain(steve.email);
    store.dispatch(signOut());
    expect(JSON.stringify(store.getState().api.queries)).not.toContain(steve.email);
  });

  it('in another tab is followed, as is signing in there', async () => {
    const store = await signedIn();
    store.dispatch(syncAccount(null));
    expect(selectUser(store.getState())).toBeNull();
    store.dispatch(syncAccount({ token: 'other', user: alex }));
    expect(selectUser(store.getState())).toEqual(alex);
    expect(selectToken(store.getState())).toBe('other');
  });
});

describe('a call that needs the account', () => {
  it('carries the token; public calls do not', async () => {
    const store = await signedIn();
    const seen: (string | null)[] = [];
    network.use(
      http.get(apiUrl(API_PATHS.me), ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return Response.json({ user: steve });
      }),
      http.get(apiUrl(API_PATHS.health), ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return Response.json({});
      }),
    );
    const publicApi = api.injectEndpoints({
      endpoints: (build) => ({ probe: build.query<unknown, undefined>({ query: () => API_PATHS.health }) }),
    });
    await store.dispatch(getMe.initiate(undefined));
    await store.dispatch(publicApi.endpoints.probe.initiate(undefined));
    expect(seen).toEqual([`Bearer ${TOKEN}`, null]);
  });

  it('with a token that the server refuses signs out, and remembers that it was refused', async () => {
    const store = await signedIn();
    network.use(http.get(apiUrl(API_PATHS.me), () => refuse('unauthenticated')));
    await store.dispatch(getMe.initiate(undefined));
    expect(selectToken(store.getState())).toBeNull();
    expect(selectUser(store.getState())).toBeNull();
    expect(selectEnded(store.getState())).toBe('refused');
  });

  it('that sets a new password goes on with the token of the answer', async () => {
    const store = await signedIn();
    const changed = { ...steve, email: 'new@example.org' };
    network.use(http.patch(apiUrl(API_PATHS.me), () => Response.json({ user: changed, token: 'replaced' })));
    await store.dispatch(changeMe.initiate({ password: 'new', currentPassword: 'old' }));
    expect([selectToken(store.getState()), selectUser(store.getState())]).toEqual(['replaced', changed]);
    await waitFor(() => expect(localStorage.getItem('persist:auth')).toContain('replaced'));
  });

  it('that was sent with the token from before does not sign out', async () => {
    const store = await signedIn();
    network.use(
      http.patch(apiUrl(API_PATHS.me), () => Response.json({ user: steve, token: 'replaced' })),
      http.get(apiUrl(API_PATHS.me), async () => {
        await store.dispatch(changeMe.initiate({ password: 'new', currentPassword: 'old' }));
        return refuse('unauthenticated');
      }),
    );
    await store.dispatch(getMe.initiate(undefined));
    expect(selectToken(store.getState())).toBe('replaced');
  });

  it('with a wrong current password does not sign out', async () => {
    const store = await signedIn();
    network.use(
      http.patch(apiUrl(API_PATHS.me), () =>
        refuse('unauthenticated', { fields: { currentPassword: accountRefusals.wrongPassword.field } }),
      ),
    );
    await store.dispatch(changeMe.initiate({ username: 'notch', currentPassword: 'wrong' }));
    expect(selectUser(store.getState())).toEqual(steve);
  });

  it('refused late says nothing about the account that signed in meanwhile', async () => {
    const store = await signedIn();
    network.use(
      http.get(apiUrl(API_PATHS.me), () => {
        store.dispatch(syncAccount({ token: 'newer', user: alex }));
        return refuse('unauthenticated');
      }),
    );
    await store.dispatch(getMe.initiate(undefined));
    expect(selectToken(store.getState())).toBe('newer');
  });

  it('brings name and role up to date', async () => {
    const store = await signedIn();
    network.use(http.get(apiUrl(API_PATHS.me), () => Response.json({ user: { ...steve, role: 'admin' } })));
    await store.dispatch(getMe.initiate(undefined));
    expect(selectUser(store.getState())?.role).toBe('admin');
  });
});
