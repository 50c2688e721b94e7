import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';
import type { CompanionOptions } from '../options';
import { type ConsoleAddress, NotSent } from '../rcon/connection';
import { readProperties, type ServerProperties } from './properties';

/** Locations of the game server's console and its world, from the options. */
export interface Source {
  /** Null while the server has RCON switched off. @throws NotSent when its settings cannot be read */
  console(): Promise<ConsoleAddress | null>;
  /** Whether the server hides its players, which is assumed for unreadable settings; null without settings. */
  hidesPlayers(): Promise<boolean | null>;
  /** Returns the folder of the world. @throws Error that says what is missing */
  world(): Promise<string>;
  readonly hasConsole: boolean;
}

/** Reads settings on every use, because the owner may have changed them and restarted the server. */
export function createSource({
  gameServer,
  rcon,
  world,
}: Pick<CompanionOptions, 'gameServer' | 'rcon' | 'world'>): Source {
  return {
    hasConsole: rcon !== null || gameServer !== null,
    async console() {
      return rcon ?? (gameServer === null ? null : (await readSettings(gameServer)).rcon);
    },
    async hidesPlayers() {
      if (gameServer === null) return null;
      return readSettings(gameServer).then(
        (settings) => settings.hidesPlayers,
        () => true,
      );
    },
    async world() {
      if (world !== null) return world;
      if (gameServer === null) throw new Error('No world is set');
      return path.resolve(gameServer, (await readSettings(gameServer)).levelName);
    },
  };
}

async function readSettings(folder: string): Promise<ServerProperties> {
  const file = path.join(folder, 'server.properties');
  try {
    return readProperties(await readFile(file, 'utf8'));
  } catch (error) {
    const why = hasErrorCode(error, 'ENOENT') ? 'is missing' : 'cannot be read';
    throw new NotSent(`${file} ${why}`);
  }
}
