import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import { API_BASE } from '@/contract/paths';
import type { Role, User } from '@/contract/users';
import type { NewApplication } from '../../functions/applications/store/application-record';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { type Database, openDatabase } from '../../functions/core/database/database';
import { createLeaderboardStore } from '../../functions/leaderboards/store/leaderboard-store';
import { createClosers } from '../../local/closers';
import { startGameServer } from '../../local/game-servers/game-server';
import { type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { type FormSink, startFormSink } from '../support/fakes/form-sink';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { addAccount, CSRF_PAIR, type SiteResponse } from '../support/server/account-site';
import { startBlobs } from '../support/server/blobs';
import { checkResponse } from '../support/server/check-response';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { SECRET } from '../support/server/secret';
import { applicationOf } from '../support/server/stored-application';
import type { Host } from './emulator';

const COMMAND_MS = 5_000;
export const GAME_KEY = 'key-of-the-game-servers-of-this-test';
export const ADMIN = { email: 'first@example.org', password: 'correct horse battery staple' };

/** What a call is made with. */
export interface Asking {
  /** In place of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly token?: string;
  /** Of an application. */
  readonly key?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export type Answer = Pick<SiteResponse, 'status' | 'headers' | 'body'>;

/** Makes one declared call, named as `declaredCalls` does, with the anti-forgery pair of a page. */
export type Ask = (call: string, asking?: Asking) => Promise<Answer>;

/** The product on a host, with all that it talks to. */
export interface ProductSite {
  readonly database: TestDatabase;
  /** The same, as the stores see it. */
  readonly stores: Database;
  readonly forms: FormSink;
  readonly chat: ChatSink;
  readonly mails: FakeMailServer;
  readonly ask: Ask;
  /** As that of `account-site`. */
  addAccount(username: string, role?: Role): Promise<{ readonly user: User; readonly token: string }>;
  /** Stores an application that is not to be announced; its id. */
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
    const host = await start({
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
      ...serverVariables(() => game.address),
    });
    closers.add(() => host.close());
    const stores = openDatabase(database, COMMAND_MS);
    return {
      database,
      stores,
      forms,
      chat,
      mails,
      ask: askerOf(host),
      addAccount: (username, role) => addAccount(stores, username, role),
      async addApplication(given) {
        const application = { ...applicationOf('Builder', { submittedAt: Date.now() }), ...given };
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

const askerOf =
  (host: Host): Ask =>
  async (call, { params = {}, query = '', token, key, body } = {}) => {
    const { method, target } = requestOf(call);
    const pathname = target.replace(/:(\w+)/g, (_part, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const headers = {
      ...CSRF_PAIR,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(key !== undefined && { Authorization: `Application ${key}` }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(host.url + pathname + query, init);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
    // Pages and files have no shape that the contract names.
    if (target.startsWith(API_BASE)) checkResponse(call, answer);
    return answer;
  };

/** A scheduled run is asked for at the function's own address, which the emulator makes the platform's request of. */
function requestOf(call: string): { readonly method: string; readonly target: string } {
  const [method = '', target = ''] = call.split(' ');
  if (method === 'schedule') return { method: 'POST', target: `/.netlify/functions/${target}` };
  if (method === 'rest') return { method: 'GET', target: '/api/no/such/call' };
  return { method, target };
}
