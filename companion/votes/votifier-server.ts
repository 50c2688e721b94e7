import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SentVote } from '@/contract/companion-sync';
import { readV1, V1_LENGTH } from './frame-v1';
import { lengthOfV2, readV2, versionOf } from './frame-v2';
import type { VoteKeys } from './keys';
import { BadVote, toVote } from './vote';

export interface VotifierServer {
  readonly port: number;
  /** Takes no more, and ends what is open but for votes that are being kept. */
  close(): Promise<void>;
}

export interface VotifierOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly keys: Pick<VoteKeys, 'privateKey' | 'token'>;
  /** Resolves once the vote cannot be lost any more. */
  readonly keep: (vote: SentVote) => Promise<void>;
  readonly now: () => number;
  /** What a frame was refused for, in a few words that hold nothing of it. */
  readonly onRefused: (reason: string, from: string) => void;
  /** How long one connection may take, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 5_000;
/** At a time; a listing site needs one for milliseconds. */
const CONNECTIONS = 256;
/** So that one stranger cannot take all of them. */
const CONNECTIONS_OF_ONE = 64;
/** More than any frame. */
const MOST_BYTES = 2_048;
/** Ends a connection that is still to send its vote. */
const STOP = 'stop';

/**
 * Listens for votes of both versions of Votifier. Each connection brings one: its bytes, its time and their number are bounded,
 * and it shares nothing with another one.
 * @throws the system's error when the port is not free
 */
export async function startVotifier(options: VotifierOptions): Promise<VotifierServer> {
  const conversations = new Map<Socket, Promise<void>>();
  // A listing site may end its side as soon as it has sent its vote.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const others = [...conversations.keys()].filter((other) => other.remoteAddress === socket.remoteAddress);
    if (others.length >= CONNECTIONS_OF_ONE) return void socket.destroy();
    const conversation = converse(socket, options);
    conversations.set(socket, conversation);
    void conversation.then(() => conversations.delete(socket));
  });
  server.maxConnections = CONNECTIONS;
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

/** One connection from its greeting to its end. Never rejects. */
async function converse(socket: Socket, { keys, keep, now, onRefused, patienceMs }: VotifierOptions) {
  const from = socket.remoteAddress ?? 'nobody';
  const challenge = randomBytes(18).toString('base64url');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), patienceMs ?? PATIENCE_MS);
  let version: 1 | 2 | undefined;
  try {
    const arriving = readFrame(socket);
    socket.write(`VOTIFIER 2 ${challenge}\n`);
    const frame = await arriving;
    if (frame !== null) {
      version = frame.version;
      const ballot =
        version === 2 ? readV2(frame.bytes, keys.token, challenge) : readV1(frame.bytes, keys.privateKey);
      await keep(toVote(ballot, version, now()));
      socket.end(version === 2 ? '{"status":"ok"}\r\n' : '');
    }
  } catch (error) {
    const isBad = error instanceof BadVote;
    onRefused(isBad ? error.message : 'It could not be kept', from);
    const { cause, message } = isBad ? error : { cause: 'StorageException', message: 'Try again later' };
    // In version 1 the end of the connection is all that a sender sees, and it must not tell whether a frame could be read.
    if (version === 2) socket.end(`${JSON.stringify({ status: 'error', cause, error: message })}\r\n`);
    else if (isBad) socket.end();
    else socket.resetAndDestroy();
  }
  // Reads on only to see the other side end; whoever sends more has nothing to say.
  socket.on('data', () => socket.destroy()).resume();
  await closed;
  clearTimeout(timer);
}

interface Frame {
  readonly version: 1 | 2;
  readonly bytes: Buffer;
}

/**
 * The one frame of a connection.
 * @returns null when there is none, since it was closed
 * @throws BadVote as soon as it can be none
 */
function readFrame(socket: Socket): Promise<Frame | null> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk.subarray(0, MOST_BYTES)]);
      try {
        const frame = frameOf(bytes);
        if (!frame) return;
        // What may come behind it is nobody's business.
        stopReading();
        resolve(frame);
      } catch (error) {
        stopReading();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const onStop = () => {
      socket.destroy();
      resolve(null);
    };
    const stopReading = () => socket.off('data', onData).off(STOP, onStop).pause();
    socket.on('data', onData).once(STOP, onStop);
    const onEnd = () => {
      if (bytes.length === 0) {
        socket.destroy();
        resolve(null);
      } else reject(new BadVote('CorruptedFrameException', 'It ended in the middle'));
    };
    socket.once('end', onEnd).once('close', onEnd);
  });
}

function frameOf(bytes: Buffer): Frame | null {
  const version = versionOf(bytes);
  if (version === undefined) return null;
  const length = version === 2 ? lengthOfV2(bytes) : V1_LENGTH;
  if (bytes.length < length) return null;
  if (version === 1 && bytes.length > length)
    throw new BadVote('CorruptedFrameException', 'It is longer than a vote');
  return { version, bytes: bytes.subarray(0, length) };
}
