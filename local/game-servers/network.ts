import { randomBytes } from 'node:crypto';
import { addresses, editions } from '#network/private/servers';
import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { startBedrockServer } from './bedrock-server';
import { sampleCommands } from './commands';
import { startConsole } from './console';
import { startGameServer } from './game-server';
import { playerNames } from './player-names';
import { createPopulation } from './population';

/** Address of a sample server's console on this machine, and its password. */
export interface ConsolePlace {
  readonly port: number;
  readonly password: string;
}

export interface GameNetwork {
  /** `host:port` of each started server; missing if only the companion reports its status. */
  addresses: Partial<Record<ServerId, string>>;
  /** Console of each server; servers of the Bedrock Edition have none. */
  consoles: Partial<Record<ServerId, ConsolePlace>>;
  close(): Promise<void>;
}

/** Milliseconds between two players who join or leave a server. */
export const STEP_MS = 5_000;

const SIZES = [
  { typical: 7, max: 100 },
  { typical: 18, max: 120 },
  { typical: 12, max: 80 },
] as const;

/** Returns the world of a server by its index in the list. */
const worldOf = (id: ServerId) => {
  const index = serverIds().indexOf(id);
  const size = SIZES[index % SIZES.length] ?? SIZES[0];
  return { ...size, names: playerNames(index), seed: 11 + 13 * index };
};

/** Starts sample game servers on loopback whose players come and go. Their timer does not keep the process alive. */
export async function startGameNetwork(ids: readonly ServerId[] = serverIds()): Promise<GameNetwork> {
  const worlds = await Promise.all(
    ids.map(async (id) => {
      const population = createPopulation(worldOf(id));
      const description = servers.find((server) => server.id === id)?.group ?? id;
      const players = () => population.players();
      if (editions[id] === 'bedrock')
        return { id, population, server: await startBedrockServer({ players, description }) };
      const server = addresses[id] === null ? null : await startGameServer({ players, description });
      const password = randomBytes(12).toString('base64url');
      const console = await startConsole({ password, run: sampleCommands(players) });
      return { id, population, server, console, place: { port: console.port, password } };
    }),
  );
  const timer = setInterval(() => worlds.forEach(({ population }) => population.step()), STEP_MS);
  timer.unref();
  return {
    addresses: Object.fromEntries(worlds.flatMap(({ id, server }) => (server ? [[id, server.address]] : []))),
    consoles: Object.fromEntries(worlds.flatMap(({ id, place }) => (place ? [[id, place]] : []))),
    async close() {
      clearInterval(timer);
      await Promise.all(worlds.flatMap(({ server, console }) => [server?.close(), console?.close()]));
    },
  };
}
