import { identity } from '#network/identity';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import { API_BASE } from '@/contract/paths';
import type { Role, User } from '@/contract/users';
import type { NewApplication } from '../../functions/applications/store/application-record';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { type Database, openDatabase } from '../../functions/core/database/database';
import type { Route } from '../../functions/core/http/route';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createClosers } from '../../local/closers';
import { startGameServer } from '../../local/game-servers/game-server';
import { type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { type FormSink, startFormSink } from '../support/fakes/form-sink';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { startShopService } from '../support/fakes/shop-service';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { addAccount, CSRF_PAIR, type SiteResponse, startInstance } from '../support/server/account-site';
import { startBlobs } from '../support/server/blobs';
import { POSITION } from '../support/server/calls';
import { checkResponse } from '../support/server/check-response';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { tokenIn } from '../support/server/mail-site';
import type { PreparedSite } from '../support/server/prepared-calls';
import { SECRET } from '../support/server/secret';
import { applicationOf } from '../support/server/stored-application';
import type { Host } from './emulator';

const COMMAND_MS = 5_000;
export const GAME_KEY = 'key-of-the-game-servers-of-this-test';
export const ADMIN = { email: 'first@example.org', password: 'correct horse battery staple' };

/** Parameters of a call. */
export interface Asking {
  /** Path with its parameters filled in, and a query; by default made from `params` and `query`. */
  readonly target?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export type Answer = Pick<SiteResponse, 'status' | 'headers' | 'body'>;

/** Makes one declared call, named as in `declaredCalls`, with a page's CSRF cookie and header. */
export type Ask = (call: string, asking?: Asking) => Promise<Answer>;

/** The product on a host, with all services that it uses. */
export interface ProductSite {
  readonly database: TestDatabase;
  /** The same database, as the stores use it. */
  readonly stores: Database;
  readonly forms: FormSink;
  readonly chat: ChatSink;
  readonly mails: FakeMailServer;
  readonly ask: Ask;
  /** The same site on an instance of its own, which prepares what a call on the host needs. */
  readonly prepared: PreparedSite;
  /** Same as in `account-site`. */
  addAccount(username: string, role?: Role): Promise<{ readonly user: User; readonly token: string }>;
  /** Stores an application without an announcement; returns its id. */
  addApplication(application?: Partial<NewApplication>): Promise<string>;
  pushPlayers(mode: LeaderboardMode, players: readonly LeaderboardPlayer[]): Promise<void>;
  close(): Promise<void>;
}

export async function startProductSite(
  start: (env: Record<string, string>) => Promise<Host>,
): Promise<ProductSite> {
  const closers = createClosers();
  try {
    const database = await startTestDatabase();
    closers.add(() => database.stop());
    const blobs = await startBlobs();
    closers.add(() => blobs.stop());
    const game = await startGameServer({ players: () => ({ online: 1, max: 20, names: ['Mossy'] }) });
    closers.add(() => game.close());
    const forms = await startFormSink();
    closers.add(() => forms.stop());
    const chat = await startChatSink();
    closers.add(() => chat.stop());
    const mails = await startFakeMailServer();
    closers.add(() => mails.stop());
    const shop = await startShopService();
    closers.add(() => shop.stop());
    const variables = {
      ...database.variables,
      ...blobs.variables,
      SESSION_SECRET: SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      STATUS_SOURCES: 'ping',
      GAME_SERVER_KEY: GAME_KEY,
      CONTACT_FORWARD_URL: forms.url,
      APPLICATIONS_WEBHOOK_URL: chat.url,
      MAIL_URL: mails.url,
      MAIL_FROM: 'site@example.org',
      ...shop.variables,
      ...serverVariables(() => game.address),
    };
    // Prepares calls; with the same origin as the host, which is told none.
    const instance = await startInstance(variables);
    const routes = await declaredRoutes();
    const host = await start(variables);
    closers.add(() => host.close());
    const stores = openDatabase(database, COMMAND_MS);
    return {
      database,
      stores,
      forms,
      chat,
      mails,
      ask: askerOf(host, routes),
      addAccount: (username, role) => addAccount(stores, username, role),
      prepared: {
        database,
        origin: identity.url,
        gameServerKey: GAME_KEY,
        async call(what, how) {
          const answer = await instance.call(what, how);
          await answer.background;
          return answer;
        },
        add: (username, role) => addAccount(stores, username, role),
        tokenFor: (address) => tokenIn(mails, address),
      },
      async addApplication(given) {
        const application = { ...applicationOf(POSITION, { submittedAt: Date.now() }), ...given };
        await createApplicationStore(stores).add(application, null);
        return application.id;
      },
      pushPlayers: (mode, players) => createLeaderboardStore(stores, stores).push(mode, players, Date.now()),
      close: () => closers.closeAll(),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Loads the functions apart from those of a host in this process, which has other variables. */
async function declaredRoutes(): Promise<readonly Route[]> {
  let routes: readonly Route[] = [];
  await jest.isolateModulesAsync(async () => {
    const { loadRoutes } = await import('../../tools/openapi/entries');
    routes = Object.values(await loadRoutes()).flat();
  });
  return routes;
}

const askerOf =
  (host: Host, routes: readonly Route[]): Ask =>
  async (call, { target, params = {}, query = '', token, headers = {}, body } = {}) => {
    const { method, path } = requestOf(call);
    const filled = path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
    const sent = {
      ...CSRF_PAIR,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    };
    const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(host.url + (target ?? filled + query), init);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : isJson ? JSON.parse(text) : text,
    };
    const route = routes.find((each) => call === `${each.method} ${API_BASE}${each.path}`);
    // Pages and files have no schema.
    if (path.startsWith(API_BASE)) checkResponse(call, route, answer);
    return answer;
  };

/** An address that is rewritten to each function without paths. */
const REWRITTEN: Readonly<Record<string, string>> = {
  'not-found': '/api/no/such/call',
  documents: '/rules',
};

/** A scheduled run is requested at the function's own address; the emulator turns that into the platform's request. */
function requestOf(call: string): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = call.split(' ');
  if (method === 'schedule') return { method: 'POST', path: `/.netlify/functions/${path}` };
  if (method === 'rest') return { method: 'GET', path: REWRITTEN[path] ?? '' };
  return { method, path };
}

/** Makes the call that a check is for. */
export type AskThis = (asking?: Asking) => Promise<Answer>;

/** Makes a call on a site, and checks results that only its handler can produce. */
export type Check = (ask: AskThis, site: ProductSite) => Promise<void>;

/** Checks by call, named as in `declaredCalls`. Each check is independent. */
export type Checks = Readonly<Record<string, Check>>;
