import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { addresses, editions } from '#network/private/servers';
import { type ServerId, serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { startGameServer, type GameServer } from '../../local/game-servers/game-server';
import { freePort } from '../../local/site/listen';
import { startChatSink, type ChatSink } from '../../test/support/fakes/chat-sink';
import { startFormSink, type FormSink } from '../../test/support/fakes/form-sink';
import { Mailbox } from './mailbox';

/** Needed because all journeys of a worker come from one address. */
const ADDRESS_LIMIT_FACTOR = '100';

/** The production build on its own local platform; the test controls its game servers. */
export interface Site {
  url: string;
  /** Servers polled by Server List Ping. Bedrock Edition servers are the platform's own. */
  servers: Record<ServerId, GameServer>;
  /** Receives forwarded contact messages. */
  inbox: FormSink;
  /** Receives announcements of applications. */
  chat: ChatSink;
  /** Receives the site's emails. */
  mailbox: Mailbox;
  /** Advances the functions' clock, so that their memory and Redis expire without waiting. */
  advance(milliseconds: number): Promise<void>;
  /** Restarts a closed server on its port. */
  restart(id: ServerId): Promise<void>;
  stop(): Promise<void>;
}

const askedServers = serverIds().filter((id) => editions[id] !== 'bedrock' && addresses[id] !== null);

/** The first admin, created by the functions. */
export const ADMIN = { email: 'admin@example.org', password: 'copper lantern rain' };

/** Key of the game servers when they push statistics. */
export const GAME_KEY = 'the-key-of-all-of-the-game-servers';

const environmentOf = ({ servers, inbox, chat }: Pick<Site, 'servers' | 'inbox' | 'chat'>) => ({
  ADDRESS_LIMIT_FACTOR,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  APPLICATIONS_WEBHOOK_URL: chat.url,
  CONTACT_FORWARD_URL: inbox.url,
  GAME_SERVER_KEY: GAME_KEY,
  ...Object.fromEntries(askedServers.map((id) => [serverVariable(id), servers[id].address])),
});

export const startSite = async (): Promise<Site> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const started = await Promise.all(
    askedServers.map(
      async (id) => [id, await startGameServer({ port: await freePort('127.0.0.1') })] as const,
    ),
  );
  const servers = Object.fromEntries(started) as Record<ServerId, GameServer>;
  const inbox = await startFormSink();
  const chat = await startChatSink();
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/serve.ts', directory], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environmentOf({ servers, inbox, chat }) },
  });
  if (!child.stdout) throw new Error('The platform has no output to read its address from');
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    once(child, 'exit').then(() => {
      throw new Error('The local platform ended before it answered');
    }),
  ]);
  return {
    url,
    servers,
    inbox,
    chat,
    mailbox: new Mailbox(path.join(directory, 'mail')),
    advance: async (milliseconds) => {
      const moved = once(child, 'message');
      child.send(milliseconds);
      await moved;
    },
    restart: async (id) => {
      servers[id] = await startGameServer({ port: servers[id].port });
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await Promise.all([
        ...Object.values(servers).map((server) => server.close()),
        inbox.stop(),
        chat.stop(),
      ]);
      await rm(directory, { recursive: true, force: true });
    },
  };
};
