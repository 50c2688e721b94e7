import { type ConsoleAddress, NotSent, openConnection, type RconConnection } from './connection';
import { COMMAND_LIMIT } from './packets';

/** The game server's console, connected on demand. Commands run one at a time, in order. */
export interface Console {
  /**
   * @returns the server's answer, with its color codes
   * @throws NotSent when the server has not seen the command, Unanswered when it may have run it
   */
  run(command: string): Promise<string>;
  /** Connects if not connected. @throws NotSent */
  open(): Promise<void>;
  close(): void;
}

/** Time limit for each command, and for each attempt to connect, in milliseconds. */
const PATIENCE_MS = 5_000;

/** @param address called before each attempt to connect; null while the server has no console */
export function createConsole(
  address: () => Promise<ConsoleAddress | null>,
  patienceMs: number = PATIENCE_MS,
): Console {
  let connection: RconConnection | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function connected(): Promise<RconConnection> {
    if (connection?.isOpen) return connection;
    const target = await address();
    if (!target) throw new NotSent('RCON is off on the game server: set enable-rcon and rcon.password');
    const opened = await openConnection(target, patienceMs);
    if (isClosed) opened.close();
    connection = opened;
    return opened;
  }

  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const result = queue.then(() => {
      if (isClosed) throw new NotSent('The companion is stopping');
      return job();
    });
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    open: () => inTurn(async () => void (await connected())),
    run: (command) =>
      inTurn(async () => {
        if (Buffer.byteLength(command) > COMMAND_LIMIT) throw new NotSent('The command is too long');
        return (await connected()).run(command);
      }),
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}
