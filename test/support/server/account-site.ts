import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { API_BASE } from '@/contract/paths';
import type { Role, User } from '@/contract/users';
import { createSessions } from '../../../functions/accounts/sessions';
import { createSessionStore } from '../../../functions/accounts/store/session-store';
import { createUserStore } from '../../../functions/accounts/store/user-store';
import { issueCsrfToken } from '../../../functions/core/auth/csrf';
import { parseToken } from '../../../functions/core/auth/session-token';
import { type Database, openDatabase } from '../../../functions/core/database/database';
import type { Handler } from '../../../functions/core/http/respond';
import type { Route } from '../../../functions/core/http/route';
import { type Clock, systemClock } from '../../../functions/core/time/clock';
import { compileRoute, withoutTrailingSlash } from '../../../local/site/routes';
import { accountOf, cheapHash } from './accounts';
import { callFunction } from './call-function';
import { checkResponse } from './check-response';
import { startTestDatabase, type TestDatabase } from './data-service';
import { later, noMailer } from './no-mail';
import { prepareInstance } from './prepare-instance';
import { SECRET } from './secret';

const csrfToken = issueCsrfToken(SECRET);
/** CSRF cookie and header that a page sends with an unsafe call. */
export const CSRF_PAIR = { Cookie: `${CSRF_COOKIE}=${csrfToken}`, [CSRF_HEADER]: csrfToken };
/** Timeout of a setup command, on any machine. */
const SET_UP_MS = 20_000;
/** Password of every account on a site. */
export const PASSWORD = 'correct horse battery';

export interface SiteCall {
  readonly token?: string;
  /** Sent as JSON; text is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
}

export interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers, whatever they are
  readonly body: any;
  /** Background work of the function. */
  readonly background: Promise<unknown>;
}

/**
 * `call('GET /api/auth/me', ...)`: routed like on the platform, with the CSRF cookie and header unless `headers` override them.
 * Rejects if the response violates the contract.
 */
type CallSite = (what: string, call?: SiteCall) => Promise<SiteResponse>;

export interface AccountSite {
  readonly database: TestDatabase;
  /** Paths of all functions with a `path` in their `config`. */
  readonly paths: readonly string[];
  readonly call: CallSite;
  /** Returns the calls of another instance on the same database; start one at a time. */
  another(): Promise<CallSite>;
  /** Same as {@link addAccount}. */
  add(username: string, role?: Role, clock?: Clock): Promise<{ readonly user: User; readonly token: string }>;
  /** Adds a user with a confirmed address, to which emails are sent. */
  addConfirmed(username: string): Promise<{ readonly user: User; readonly token: string }>;
  stop(): Promise<void>;
}

/** A function; those that serve calls list their routes. */
type Served = Handler & { readonly routes?: readonly Route[] };

interface Entry {
  readonly name: string;
  readonly handler: Served;
  readonly paths: readonly string[];
}

/** All functions of one warm instance. */
export interface SiteInstance {
  /** Paths of all functions with a `path` in their `config`. */
  readonly paths: readonly string[];
  readonly call: CallSite;
  /** Runs a schedule once, by its file name; resolves to the status. */
  run(schedule: string): Promise<number>;
}

/** Starts an instance that retries deliveries without pauses; start one at a time. */
export async function startInstance(variables: Record<string, string>): Promise<SiteInstance> {
  const inherited = process.env;
  process.env = {
    SESSION_SECRET: SECRET,
    LOCAL_SERVER: '1',
    ADDRESS_LIMIT_FACTOR: '1000',
    ...variables,
  };
  const entries = await loadEntries();
  process.env = inherited;
  const routes = entries.flatMap(({ handler, paths }) =>
    paths.map((path) => ({ path, route: compileRoute(path), handler })),
  );
  return {
    paths: routes.map(({ path }) => path),
    call: callerOf(routes),
    async run(schedule) {
      const entry = entries.find(({ name }) => name === schedule);
      if (!entry) throw new Error(`There is no schedule ${schedule}.`);
      const { response, background } = await callFunction(entry.handler, '/');
      await background;
      return response.status;
    },
  };
}

/** Starts all functions as a new instance, on their own database. */
export async function startAccountSite(variables: Record<string, string> = {}): Promise<AccountSite> {
  const database = await startTestDatabase();
  const start = () => startInstance({ ...database.variables, ...variables });
  const { paths, call } = await start();

  const stores = openDatabase(database, SET_UP_MS);
  return {
    database,
    paths,
    call,
    another: async () => (await start()).call,
    add: (username, role, clock) => addAccount(stores, username, role, clock),
    addConfirmed: (username) => addAccount(stores, username, 'user', systemClock, { emailVerified: true }),
    stop: () => database.stop(),
  };
}

/**
 * Stores an account with {@link PASSWORD}, and signs it in at the clock's time. Accounts with rights that need a confirmation
 * have just confirmed.
 */
export async function addAccount(
  stores: Database,
  username: string,
  role: Role = 'user',
  clock = systemClock,
  others: Partial<User> = {},
): Promise<{ readonly user: User; readonly token: string }> {
  const account = accountOf(username, { role, passwordHash: cheapHash(PASSWORD), ...others });
  await createUserStore(stores).create(account);
  const store = createSessionStore(stores);
  const token = await createSessions(store, clock, SECRET, noMailer).open(account, null, later);
  if (token === null) throw new Error(`${username} could not sign in.`);
  const key = role === 'user' ? null : parseToken(token, SECRET);
  if (key) await store.confirm(key, clock.now());
  return { user: account.user, token };
}

interface CalledRoute {
  readonly path: string;
  readonly route: ReturnType<typeof compileRoute>;
  readonly handler: Served;
}

function callerOf(routes: readonly CalledRoute[]): CallSite {
  return async (what, { token, body, headers, ip } = {}) => {
    const [method = '', target = ''] = what.split(' ');
    const pathname = withoutTrailingSlash(new URL(target, 'https://spawnpoint.example').pathname);
    const match = routes.find(({ route }) => route.matches(pathname.toLowerCase()));
    if (!match) throw new Error(`No function answers ${what}.`);
    const init: RequestInit = {
      method,
      headers: {
        ...CSRF_PAIR,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    };
    if (body !== undefined) init.body = isRaw(body) ? body : JSON.stringify(body);
    const { response, background } = await callFunction(
      match.handler,
      target,
      init,
      ip,
      match.route.params(pathname),
    );
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const { status, headers: received } = response;
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : null;
    const declared = match.handler.routes?.find(
      (each) => each.method === method && API_BASE + each.path === match.path,
    );
    checkResponse(`${method} ${match.path}`, declared, { status, headers: received, body: parsed });
    return { status, headers: received, text, body: parsed, background };
  };
}

async function loadEntries(): Promise<Entry[]> {
  const names = (await readdir('functions/api')).map((file) => path.parse(file).name);
  const entries: Entry[] = [];
  await jest.isolateModulesAsync(async () => {
    await prepareInstance();
    for (const name of names) {
      const loaded: { readonly default: Served; readonly config?: { readonly path?: string[] } } =
        await import(`../../../functions/api/${name}`);
      entries.push({ name, handler: loaded.default, paths: loaded.config?.path ?? [] });
    }
  });
  return entries;
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
