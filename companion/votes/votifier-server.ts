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
  /** Takes no more, and ends what is open but for votes that are being kept. */
  close(): Promise<void>;
}

export interface VotifierOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Whether a proxy may tell, by the PROXY protocol, who calls. */
  readonly isBehindProxy: boolean;
  readonly keys: Pick<VoteKeys, 'privateKey' | 'token'>;
  /** Resolves once the vote cannot be lost any more. */
  readonly keep: (vote: SentVote) => Promise<void>;
  /** A listing site tries whether votes arrive. */
  readonly onTest: (test: SentTest) => void;
  readonly now: () => number;
  /** Why a frame was refused, in a few words. They hold a name of it only where the key or the token was right. */
  readonly onRefused: (reason: string, from: string) => void;
  /** How long one connection may take, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 5_000;
/** At a time; a listing site needs one for milliseconds. */
const CONNECTIONS = 256;
/** Upper bound per address. Behind the gateway of a container, all callers have one address. */
const CONNECTIONS_OF_ONE = 64;
/** Upper bound while so many votes are being kept that no connection can give way. */
const MOST_CONNECTIONS = 2 * CONNECTIONS;

interface Caller {
  /** Null behind a proxy that has not told yet. */
  address: string | null;
  /** A vote that is being kept must not be cut off. */
  state: 'waiting' | 'keeping' | 'answered';
}

/**
 * Listens for votes of both versions of Votifier. Each connection brings one: its bytes, its time and their number are bounded,
 * and it shares nothing with another one. Beyond that number the one that has been silent longest gives way.
 * @throws the system's error when the port is not free
 */
export async function startVotifier(options: VotifierOptions): Promise<VotifierServer> {
  const conversations = new Map<Socket, Promise<void>>();
  /** Open connections, the longest silent first. */
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

/** One connection from its greeting to its end. Never rejects. */
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
      const ballot =
        version === 2 ? readV2(frame.bytes, keys.token, challenge) : readV1(frame.bytes, keys.privateKey);
      const test = toTest(ballot, version, now());
      if (test) onTest(test);
      else await keep(toVote(ballot, version, now()));
      socket.end(version === 2 ? '{"status":"ok"}\r\n' : '');
    }
  } catch (error) {
    const isBad = error instanceof BadVote;
    const reason = isBad ? [error.message, error.detail].filter(Boolean).join(': ') : 'It could not be kept';
    onRefused(reason, caller.address ?? from);
    const { cause, message } = isBad ? error : { cause: 'StorageException', message: 'Try again later' };
    // In version 1 the end of the connection is all that a sender sees, and it must not tell whether a frame could be read.
    if (version === 2) socket.end(`${JSON.stringify({ status: 'error', cause, error: message })}\r\n`);
    else if (isBad) socket.end();
    else socket.resetAndDestroy();
  }
  caller.state = 'answered';
  // Reads on only to see the other side end; whoever sends more has nothing to say.
  socket.on('data', () => socket.destroy()).resume();
  await closed;
  clearTimeout(timer);
}
