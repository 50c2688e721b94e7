import { SERVER_IDS, type ServerId } from '@/contract/status';
import { startGameServer } from './game-server';
import { PLAYER_NAMES } from './player-names';
import { createPopulation } from './population';

export interface GameNetwork {
  /** `host:port` of each server that was started. */
  addresses: Partial<Record<ServerId, string>>;
  close(): Promise<void>;
}

/** Somebody joins or leaves each server this often, in milliseconds. */
export const STEP_MS = 5_000;

const WORLDS: Record<ServerId, { typical: number; max: number; seed: number; description: string }> = {
  lobby: { typical: 7, max: 100, seed: 11, description: 'Lobby' },
  pvp: { typical: 18, max: 120, seed: 23, description: 'Practice PvP' },
  lifesteal: { typical: 12, max: 80, seed: 37, description: 'Lifesteal' },
};

/** Sample game servers on loopback whose players come and go; they do not keep the process alive by their timer. */
export async function startGameNetwork(ids: readonly ServerId[] = SERVER_IDS): Promise<GameNetwork> {
  const worlds = await Promise.all(
    ids.map(async (id) => {
      const population = createPopulation({ names: PLAYER_NAMES[id], ...WORLDS[id] });
      const { description } = WORLDS[id];
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
