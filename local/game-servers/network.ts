import { SERVER_IDS, type ServerId, servers } from '@/content/servers';
import { startGameServer } from './game-server';
import { playerNames } from './player-names';
import { createPopulation } from './population';

export interface GameNetwork {
  /** `host:port` of each server that was started. */
  addresses: Partial<Record<ServerId, string>>;
  close(): Promise<void>;
}

/** Somebody joins or leaves each server this often, in milliseconds. */
export const STEP_MS = 5_000;

const SIZES = [
  { typical: 7, max: 100 },
  { typical: 18, max: 120 },
  { typical: 12, max: 80 },
] as const;

/** The world of a server by its place in the list. */
const worldOf = (id: ServerId) => {
  const index = SERVER_IDS.indexOf(id);
  const size = SIZES[index % SIZES.length] ?? SIZES[0];
  return { ...size, names: playerNames(index), seed: 11 + 13 * index };
};

/** Sample game servers on loopback whose players come and go; they do not keep the process alive by their timer. */
export async function startGameNetwork(ids: readonly ServerId[] = SERVER_IDS): Promise<GameNetwork> {
  const worlds = await Promise.all(
    ids.map(async (id) => {
      const population = createPopulation(worldOf(id));
      const description = servers[id].group;
      const server = await startGameServer({ players: () => population.players(), description });
      return { id, server, population };
    }),
  );
  const timer = setInterval(() => worlds.forEach(({ population }) => population.step()), STEP_MS);
  timer.unref();
  return {
    addresses: Object.fromEntries(worlds.map(({ id, server }) => [id, server.address])),
    async close() {
      clearInterval(timer);
      await Promise.all(worlds.map(({ server }) => server.close()));
    },
  };
}
