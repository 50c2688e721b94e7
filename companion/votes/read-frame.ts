import type { Socket } from 'node:net';
import { encryptedForAnother, V1_LENGTH } from './frame-v1';
import { lengthOfV2, versionOf } from './frame-v2';
import { beginsWithProxyHeader, readProxyHeader } from './proxy-header';
import { BadVote } from './vote';

/** More than any frame with a proxy's header, in bytes. */
const MOST_BYTES = 4_096;
/** The length of every RSA key's frame is a multiple of this many bytes. */
const RSA_STEP = 64;
/** Event of a socket that ends it before its vote has arrived. */
export const STOP = 'stop';

export interface Frame {
  readonly version: 1 | 2;
  readonly bytes: Buffer;
}

export interface FrameOptions {
  /** Whether a proxy may report the callers' addresses. */
  readonly isBehindProxy: boolean;
  /** Called when bytes arrive. */
  readonly onHeard: () => void;
  /** Called when a proxy reports the caller's address. */
  readonly onSource: (address: string) => void;
}

/**
 * Reads the one frame of a connection.
 * @returns null when the connection was closed without one
 * @throws BadVote as soon as the bytes cannot be a frame
 */
export function readFrame(
  socket: Socket,
  { isBehindProxy, onHeard, onSource }: FrameOptions,
): Promise<Frame | null> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    let isPastHeader = false;
    const passHeader = (): void => {
      const isThere = beginsWithProxyHeader(bytes);
      if (isThere === false) isPastHeader = true;
      if (!isThere) return;
      if (!isBehindProxy) throw unexpectedHeader();
      const header = readProxyHeader(bytes);
      if (!header) return;
      isPastHeader = true;
      bytes = bytes.subarray(header.length);
      if (header.source !== null) onSource(header.source);
    };
    const onData = (chunk: Buffer) => {
      onHeard();
      bytes = Buffer.concat([bytes, chunk.subarray(0, MOST_BYTES)]);
      try {
        if (!isPastHeader) passHeader();
        const frame = isPastHeader ? frameOf(bytes) : null;
        if (!frame) return;
        // Ignores any bytes after the frame.
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
      } else reject(isOfOtherKey(bytes) ? encryptedForAnother() : endedEarly());
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
    throw isOfOtherKey(bytes)
      ? encryptedForAnother()
      : new BadVote('CorruptedFrameException', 'It is too long for a vote');
  return { version, bytes: bytes.subarray(0, length) };
}

/** Returns whether the length of the bytes fits a key of another length. */
const isOfOtherKey = (bytes: Buffer): boolean =>
  versionOf(bytes) === 1 && bytes.length % RSA_STEP === 0 && bytes.length < MOST_BYTES;

function unexpectedHeader(): BadVote {
  return new BadVote(
    'CorruptedFrameException',
    'It begins with the PROXY protocol. Start the companion with --proxy-protocol',
  );
}

function endedEarly(): BadVote {
  return new BadVote('CorruptedFrameException', 'It is incomplete');
}
