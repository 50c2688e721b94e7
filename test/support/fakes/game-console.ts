import { thanksFor } from '../../../local/game-servers/commands';
import { type ConsoleServer, startConsole } from '../../../local/game-servers/console';
import { freePort } from '../../../local/site/listen';

export interface GameConsole {
  readonly port: number;
  readonly players: Set<string>;
  /** Commands in order of arrival, without queries. */
  readonly commands: string[];
  /** Called for the next commands before the response; a promise that never settles makes them hang. */
  onCommand: (command: string) => void | Promise<void>;
  /** Output of a command; undefined for the usual one. */
  answer: (command: string) => string | undefined;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const RCON_PASSWORD = 'a password = with: "signs"';

/** Returns a deterministic UUID for a name. */
export const playerUuid = (name: string): string => {
  const digits = Buffer.from(name).toString('hex').padEnd(32, '0').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const TICKS =
  'The game is running normallyTarget tick rate: 20.0 per second.Average time per tick: 3.4ms (Target: 50.0ms)' +
  'Percentiles: P50: 3.1ms P95: 5.0ms P99: 7.2ms, sample: 100';

/** Starts a game server's console; a test controls its players and responses. */
export async function startGameConsole(): Promise<GameConsole> {
  const players = new Set<string>();
  const commands: string[] = [];
  const run = async (command: string): Promise<string> => {
    const asks = /^(?:minecraft:)?list uuids$|^tick query$|^tps$|^mspt$/.test(command);
    if (!asks) commands.push(command);
    if (!asks) await game.onCommand(command);
    const known = game.answer(command);
    if (known !== undefined) return known;
    if (command === 'tick query') return TICKS;
    if (command !== 'list uuids')
      return asks ? 'Unknown or incomplete command, see below for error' : thanksFor(command);
    const list = [...players].map((name) => `${name} (${playerUuid(name)})`).join(', ');
    return `There are ${String(players.size)} of a max of 20 players online: ${list}`;
  };
  const port = await freePort('127.0.0.1');
  const start = () => startConsole({ password: RCON_PASSWORD, run, port });
  let server: ConsoleServer = await start();
  const game: GameConsole = {
    port,
    players,
    commands,
    onCommand: () => undefined,
    answer: () => undefined,
    async restart() {
      await server.close();
      server = await start();
    },
    close: () => server.close(),
  };
  return game;
}
