import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { createOutput } from '../../companion/output';
import { runCompanion } from '../../companion/run';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../../test/support/fakes/game-console';
import { GAME_KEY, type Site } from './site';

/** Makes all companion reports expire, so that others may report for their servers. */
export const forgetCompanions = (site: Site): Promise<void> => site.advance(COMPANION_SILENCE_MS + 1_000);

/** A companion beside its own game server, whose console the test controls. */
export interface RunningCompanion {
  readonly game: GameConsole;
  stop(): Promise<void>;
}

/** @param rewards commands by reward, as in `rewards.json` */
export const startCompanion = async (
  site: Site,
  server: ServerId,
  rewards: Readonly<Record<string, readonly string[]>>,
): Promise<RunningCompanion> => {
  await forgetCompanions(site);
  const data = await mkdtemp(path.join(tmpdir(), 'companion-'));
  await writeFile(path.join(data, 'rewards.json'), JSON.stringify(rewards));
  const game = await startGameConsole();
  const silent = { write: () => undefined };
  const end = new AbortController();
  const options = {
    ...{ site: site.url, server, key: GAME_KEY, data },
    rcon: { host: '127.0.0.1', port: game.port, password: RCON_PASSWORD },
    ...{ votifier: null, votifierToken: undefined, gameServer: null, world: null, mode: null },
    ...{ excluded: [], everyMs: 1_000, isOnce: false },
  };
  const running = runCompanion(options, {
    output: createOutput(silent, silent, {}, Date.now),
    signal: end.signal,
    pollMs: 500,
    shortestMs: 500,
  });
  return {
    game,
    stop: async () => {
      end.abort();
      await running;
      await forgetCompanions(site);
      await game.close();
      await rm(data, { recursive: true, force: true });
    },
  };
};
