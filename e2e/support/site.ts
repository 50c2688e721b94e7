import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type ServerId, serverVariable } from '@/contract/network/servers';
import { startGameServer, type GameServer } from '../../local/game-servers/game-server';
import { freePort } from '../../local/site/listen';
import { startChatSink, type ChatSink } from '../../test/support/fakes/chat-sink';
import { startFormSink, type FormSink } from '../../test/support/fakes/form-sink';
import { SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { Mailbox } from './mailbox';

/** All journeys of a worker come from one address. */
const ADDRESS_LIMIT_FACTOR = '100';

/** The production build on a local platform of its own, with its game servers in the test's hands. */
export interface Site {
  url: string;
  servers: Record<ServerId, GameServer>;
  /** Where contact messages are forwarded to. */
  inbox: FormSink;
  /** Where applications are announced. */
  chat: ChatSink;
  /** Where its mails lie. */
  mailbox: Mailbox;
  /** Moves the functions' clock ahead, so that what they keep in memory and Redis gets old without waiting. */
  advance(milliseconds: number): Promise<void>;
  /** Brings a server that was closed back on its port. */
  restart(id: ServerId): Promise<void>;
  stop(): Promise<void>;
}

/** Whom the functions make the first admin. */
export const ADMIN = { email: 'admin@example.org', password: 'copper lantern rain' };

/** What game servers authenticate with when they push statistics. */
export const GAME_KEY = 'the-key-of-all-of-the-game-servers';

const environmentOf = ({ servers, inbox, chat }: Pick<Site, 'servers' | 'inbox' | 'chat'>) => ({
  ADDRESS_LIMIT_FACTOR,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  APPLICATIONS_WEBHOOK_URL: chat.url,
  CONTACT_FORWARD_URL: inbox.url,
  GAME_SERVER_KEY: GAME_KEY,
  ...Object.fromEntries(SERVER_IDS.map((id) => [serverVariable(id), servers[id].address])),
});

export const startSite = async (): Promise<Site> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const started = await Promise.all(
    SERVER_IDS.map(async (id) => [id, await startGameServer({ port: await freePort('127.0.0.1') })] as const),
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
