import { constants, createHmac, createPublicKey, publicEncrypt } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Listing site's end of a connection. */
export interface Lister {
  readonly socket: Socket;
  readonly challenge: string;
  /** Everything that the listener sends until it ends the connection; null if the connection breaks. */
  readonly reply: Promise<string | null>;
}

interface CallOptions {
  /** Caller's address on loopback. */
  readonly localAddress?: string;
  /** Sent before everything else, like a proxy's header. */
  readonly header?: Buffer;
}

/** @throws if there is no greeting */
export async function callListener(
  port: number,
  { localAddress = '127.0.0.1', header }: CallOptions = {},
): Promise<Lister> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  if (header) socket.write(header);
  let text = '';
  let greeted: (() => void) | undefined;
  const greeting = new Promise<void>((resolve) => (greeted = resolve));
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += String(chunk);
    if (text.includes('\n')) greeted?.();
  });
  const ended = new Promise<boolean>((resolve) => {
    socket.on('end', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
  await Promise.race([greeting, ended]);
  const [, challenge] = /^VOTIFIER 2 (\S+)\n/.exec(text) ?? [];
  if (challenge === undefined) throw new Error('Nobody greets');
  const reply = ended.then((isWhole) => (isWhole ? text.slice(text.indexOf('\n') + 1) : null));
  return { socket, challenge, reply };
}

export interface VotifierVote {
  readonly service?: string;
  readonly username: string;
}

/** Returns a frame of version 1. @param publicKey in the form that listing sites receive */
export function v1Frame(
  { service = 'Listing', username }: VotifierVote,
  publicKey: string,
  word = 'VOTE',
): Buffer {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const text = `${word}\n${service}\n${username}\n192.0.2.1\n1700000000\n`;
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text));
}

const framed = (text: string): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0x733a, 0);
  head.writeUInt16BE(Buffer.byteLength(text), 2);
  return Buffer.concat([head, Buffer.from(text)]);
};

/** Returns a frame of version 2 around any payload. */
export function v2FrameOf(payload: string, token: string): Buffer {
  const signature = createHmac('sha256', token).update(payload).digest('base64');
  return framed(JSON.stringify({ payload, signature }));
}

export function v2Frame(
  { service = 'Listing', username }: VotifierVote,
  token: string,
  challenge: string,
): Buffer {
  const vote = {
    serviceName: service,
    username,
    address: '192.0.2.1',
    timestamp: 1_700_000_000_000,
    challenge,
  };
  return v2FrameOf(JSON.stringify(vote), token);
}

const ACKNOWLEDGED = '{"status":"ok"}\r\n';

/** Sends a vote in version 2. @returns whether it was acknowledged */
export async function voteV2(
  port: number,
  token: string,
  username: string,
  service?: string,
): Promise<boolean> {
  const lister = await callListener(port).catch(() => null);
  if (!lister) return false;
  const vote = { username, ...(service !== undefined && { service }) };
  lister.socket.write(v2Frame(vote, token, lister.challenge));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply === ACKNOWLEDGED;
}

/** Timeout of NuVotifier's proxy for an answer. */
const FORWARDER_MS = 5_000;

/**
 * Forwards a vote like NuVotifier's forwarding by `proxy`: the time is a text, the end of the greeting is the challenge, and a
 * one-line answer is required in time.
 * @returns whether it was acknowledged; if not, NuVotifier retries
 */
export async function forwardVote(
  port: number,
  token: string,
  { service = 'Listing', username }: VotifierVote,
): Promise<boolean> {
  const lister = await callListener(port).catch(() => null);
  if (!lister) return false;
  lister.socket.setTimeout(FORWARDER_MS, () => lister.socket.destroy());
  const { challenge } = lister;
  const address = '192.0.2.1';
  const vote = { serviceName: service, username, address, timestamp: '1700000000000', challenge };
  lister.socket.write(v2FrameOf(JSON.stringify(vote), token));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply === ACKNOWLEDGED;
}

/** Sends a vote in version 1. @returns whether the connection ended cleanly, which is the only acknowledgement */
export async function voteV1(port: number, publicKey: string, username: string): Promise<boolean> {
  const lister = await callListener(port).catch(() => null);
  if (!lister) return false;
  lister.socket.write(v1Frame({ username }, publicKey));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply === '';
}

/** Resolves once a socket is closed. */
export const closedOf = (socket: Socket): Promise<void> =>
  // Node's `once` would reject if the other side resets while data is still being sent.
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', () => resolve()));
