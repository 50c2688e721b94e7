import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ServerId } from '@/contract/status';
import { startGameServer } from '../../local/game-servers/game-server';
import type { GameServer } from '../../local/game-servers/game-server';

/** The production build on a local platform of its own, with three game servers in the test's hands. */
export interface Site {
  url: string;
  servers: Record<ServerId, GameServer>;
  /** Moves the functions' clock ahead, so that what they keep in memory and Redis gets old without waiting. */
  advance(milliseconds: number): Promise<void>;
  /** Brings a server that was closed back on its port. */
  restart(id: ServerId): Promise<void>;
  stop(): Promise<void>;
}

const environmentOf = (servers: Site['servers']) => ({
  SERVER_LOBBY: servers.lobby.address,
  SERVER_PVP: servers.pvp.address,
  SERVER_LIFESTEAL: servers.lifesteal.address,
});

export const startSite = async (): Promise<Site> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const servers = {
    lobby: await startGameServer(),
    pvp: await startGameServer(),
    lifesteal: await startGameServer(),
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/serve.ts', directory], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environmentOf(servers) },
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
      await Promise.all(Object.values(servers).map((server) => server.close()));
      await rm(directory, { recursive: true, force: true });
    },
  };
};
