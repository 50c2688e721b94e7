import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';
import type { CompanionOptions } from '../options';
import { type ConsoleAddress, NotSent } from '../rcon/connection';
import { readProperties, type ServerProperties } from './properties';

/** Where the options say that the game server's console and its world are. */
export interface Source {
  /** Null while the server has RCON switched off. @throws NotSent when its settings cannot be read */
  console(): Promise<ConsoleAddress | null>;
  /** Whether the server hides its players, as it does where its settings cannot be read; null where there are none to read. */
  hidesPlayers(): Promise<boolean | null>;
  /** The folder of the world. @throws Error that says what is missing */
  world(): Promise<string>;
  readonly hasConsole: boolean;
}

/** Settings are read when they are needed: the owner may have changed them, and started the server anew. */
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
      if (gameServer === null) throw new Error('No world is named');
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
