import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SentTest, SentVote } from '@/contract/companion-sync';
import { readV1 } from './frame-v1';
import { readV2 } from './frame-v2';
import type { VoteKeys } from './keys';
import { readFrame, STOP } from './read-frame';
import { BadVote, toTest, toVote } from './vote';

export interface VotifierServer {
  readonly port: number;
  /** Stops accepting votes, and ends open connections, except for votes that are being stored. */
  close(): Promise<void>;
}

export interface VotifierOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Whether a proxy may report the callers' addresses by the PROXY protocol. */
  readonly isBehindProxy: boolean;
  readonly keys: Pick<VoteKeys, 'privateKey' | 'token'>;
  /** Resolves once the vote cannot be lost any more. */
  readonly keep: (vote: SentVote) => Promise<void>;
  /** Called for a listing site's test. */
  readonly onTest: (test: SentTest) => void;
  readonly now: () => number;
  /**
   * Called with the reason of a refusal, in a few words. It contains a name from the frame only if the key or the token was
   * right.
   */
  readonly onRefused: (reason: string, from: string) => void;
  /** Time limit of one connection, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 5_000;
/** Concurrent connections; a listing site needs one for milliseconds. */
const CONNECTIONS = 256;
/** Upper bound per address. Behind the gateway of a container, all callers have one address. */
const CONNECTIONS_OF_ONE = 64;
/** Upper bound while so many votes are being stored that no connection can be closed. */
const MOST_CONNECTIONS = 2 * CONNECTIONS;

interface Caller {
  /** Null behind a proxy that has not reported it yet. */
  address: string | null;
  /** A connection whose vote is being stored must not be closed. */
  state: 'waiting' | 'keeping' | 'answered';
}

/**
 * Listens for votes of both versions of Votifier. Each connection brings one: its bytes, its time and their number are bounded,
 * and it shares nothing with another one. Beyond that number the connection with the longest silence is closed.
 * @throws the system's error when the port is not free
 */
export async function startVotifier(options: VotifierOptions): Promise<VotifierServer> {
  const conversations = new Map<Socket, Promise<void>>();
  /** Open connections, those with the longest silence first. */
  const callers = new Map<Socket, Caller>();

  const makeRoom = (socket: Socket, address: string | null): void => {
    const others = [...callers].filter(([other]) => other !== socket && !other.destroyed);
    const own = address === null ? [] : others.filter(([, caller]) => caller.address === address);
    const crowd = own.length >= CONNECTIONS_OF_ONE ? own : others.length >= CONNECTIONS ? others : [];
    const inState = (state: Caller['state']) => crowd.find(([, caller]) => caller.state === state);
    const [silent] = inState('waiting') ?? inState('answered') ?? [];
    silent?.destroy();
  };

  // A listing site may end its side as soon as it has sent its vote.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const address = options.isBehindProxy ? null : (socket.remoteAddress ?? null);
    const caller: Caller = { address, state: 'waiting' };
    makeRoom(socket, address);
    callers.set(socket, caller);
    const conversation = converse(socket, caller, {
      ...options,
      onHeard() {
        callers.delete(socket);
        callers.set(socket, caller);
      },
      onSource(source) {
        caller.address = source;
        makeRoom(socket, source);
      },
    });
    conversations.set(socket, conversation);
    void conversation.then(() => {
      conversations.delete(socket);
      callers.delete(socket);
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  server.on('error', () => undefined);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of conversations.keys()) socket.emit(STOP);
      await Promise.all([...conversations.values(), closed]);
    },
  };
}

type ConversationParts = VotifierOptions & {
  readonly onHeard: () => void;
  readonly onSource: (address: string) => void;
};

/** Handles one connection from its greeting to its end. Never rejects. */
async function converse(socket: Socket, caller: Caller, parts: ConversationParts): Promise<void> {
  const { keys, keep, onTest, now, onRefused, patienceMs } = parts;
  const challenge = randomBytes(18).toString('base64url');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), patienceMs ?? PATIENCE_MS);
  const from = socket.remoteAddress ?? 'nobody';
  let version: 1 | 2 | undefined;
  try {
    const arriving = readFrame(socket, parts);
    socket.write(`VOTIFIER 2 ${challenge}\n`);
    const frame = await arriving;
    if (frame !== null) {
      caller.state = 'keeping';
      version = frame.version;
      const content =
        version === 2 ? readV2(frame.bytes, keys.token, challenge) : readV1(frame.bytes, keys.privateKey);
      const test = toTest(content, version, now());
      if (test) onTest(test);
      else await keep(toVote(content, version, now()));
      socket.end(version === 2 ? '{"status":"ok"}\r\n' : '');
    }
  } catch (error) {
    const isBad = error instanceof BadVote;
    const reason = isBad ? [error.message, error.detail].filter(Boolean).join(': ') : 'It could not be saved';
    onRefused(reason, caller.address ?? from);
    const { cause, message } = isBad ? error : { cause: 'StorageException', message: 'Try again later' };
    // In version 1 the sender only sees the end of the connection, which must not reveal whether a frame was readable.
    if (version === 2) socket.end(`${JSON.stringify({ status: 'error', cause, error: message })}\r\n`);
    else if (isBad) socket.end();
    else socket.resetAndDestroy();
  }
  caller.state = 'answered';
  // Reads on only to see the other side end; a sender of further data is disconnected.
  socket.on('data', () => socket.destroy()).resume();
  await closed;
  clearTimeout(timer);
}
