import { once } from 'node:events';
import { Redis } from 'ioredis';
import { type Command, CommandError, type Outcome, type Reply } from './port';

const CONNECT_PAUSE_MS = 10;

/** Connection to a Redis server, in bytes, that never repeats a command on its own. */
export interface RedisConnection {
  /** @throws CommandError if Redis refuses the command */
  execute(command: Command): Promise<Reply>;
  /** @throws CommandError if Redis refuses one of the commands before EXEC */
  transaction(commands: readonly Command[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Connects to a starting server: waits until it listens and has read its data. Never gives up. */
export async function connectToRedis(path: string, signal: AbortSignal): Promise<RedisConnection> {
  let starting = true;
  const client = new Redis({
    path,
    lazyConnect: true,
    retryStrategy: () => (starting && !signal.aborted ? CONNECT_PAUSE_MS : null),
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    disableClientInfo: true,
  });
  client.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    client.once('ready', resolve);
    client.once('end', () => reject(new Error('The Redis server did not start.')));
    client.connect().catch(() => undefined);
  });
  starting = false;
  return {
    execute: (command) => execute(client, command),
    transaction: (commands) => transaction(client, commands),
    close: () => close(client),
  };
}

async function close(client: Redis): Promise<void> {
  if (client.status === 'end') return;
  const ended = once(client, 'end');
  client.disconnect();
  await ended;
}

/** Runs a command. Its upper-case name keeps ioredis from reshaping replies: the transformers match only lower-case names. */
async function execute(client: Redis, [name = '', ...parameters]: Command): Promise<Reply> {
  try {
    return toReply(await client.callBuffer(name.toString().toUpperCase(), ...parameters));
  } catch (error) {
    throw isReplyError(error) ? new CommandError(error.message) : error;
  }
}

/** Sends a transaction in one write on one connection, so that nothing runs between MULTI and EXEC. */
async function transaction(client: Redis, commands: readonly Command[]): Promise<readonly Outcome[]> {
  const sent = [['MULTI'], ...commands, ['EXEC']].map(([name = '', ...parameters]) =>
    client.callBuffer(name.toString().toUpperCase(), ...parameters),
  );
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((reply) => reply.status === 'rejected');
  if (failed) throw isReplyError(failed.reason) ? new CommandError(failed.reason.message) : failed.reason;
  const executed: unknown = await sent.at(-1);
  if (!Array.isArray(executed)) throw new Error('EXEC did not answer with a list.');
  return executed.map((item: unknown) =>
    isReplyError(item) ? { error: item.message } : { reply: toReply(item) },
  );
}

function isReplyError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

/** Converts a reply. An error inside a list, which only scripts produce, becomes its text. */
function toReply(value: unknown): Reply {
  if (value === null || typeof value === 'number' || Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return value.map(toReply);
  if (isReplyError(value)) return Buffer.from(value.message);
  throw new TypeError(`Redis answered with a ${typeof value}.`);
}
