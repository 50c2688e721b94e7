import { type ConsoleAddress, NotSent, openConnection, type RconConnection } from './connection';
import { COMMAND_LIMIT } from './packets';

/** The game server's console, which is connected to when it is needed. Commands run one at a time, in order. */
export interface Console {
  /**
   * @returns the server's answer, with its colour codes
   * @throws NotSent when the server has not seen the command, Unanswered when it may have run it
   */
  run(command: string): Promise<string>;
  /** Connects where there is no connection. @throws NotSent */
  open(): Promise<void>;
  close(): void;
}

/** For each command, and for each attempt to connect, in milliseconds. */
const PATIENCE_MS = 5_000;

/** @param address asked for before each attempt to connect; null while the server has no console */
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
    if (!target) throw new NotSent('The game server has no RCON: set enable-rcon and rcon.password');
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
