import { constants, createHmac, createPublicKey, publicEncrypt } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A listing site's side of one connection. */
export interface Lister {
  readonly socket: Socket;
  readonly challenge: string;
  /** What the listener says until it ends the connection; null when the connection breaks. */
  readonly reply: Promise<string | null>;
}

interface CallOptions {
  /** The caller's address on loopback. */
  readonly localAddress?: string;
  /** Sent before anything else, as a proxy does. */
  readonly header?: Buffer;
}

/** @throws when nobody greets */
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

export interface SentBallot {
  readonly service?: string;
  readonly username: string;
}

/** A frame of version 1. @param publicKey as listing sites are given it */
export function v1Frame(
  { service = 'Listing', username }: SentBallot,
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

/** A frame of version 2 around any payload. */
export function v2FrameOf(payload: string, token: string): Buffer {
  const signature = createHmac('sha256', token).update(payload).digest('base64');
  return framed(JSON.stringify({ payload, signature }));
}

/** A frame of version 2. */
export function v2Frame(
  { service = 'Listing', username }: SentBallot,
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

/** Sends a vote of version 2. @returns whether it was acknowledged */
export async function voteV2(
  port: number,
  token: string,
  username: string,
  service?: string,
): Promise<boolean> {
  const lister = await callListener(port).catch(() => null);
  if (!lister) return false;
  const ballot = { username, ...(service !== undefined && { service }) };
  lister.socket.write(v2Frame(ballot, token, lister.challenge));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply === ACKNOWLEDGED;
}

/** NuVotifier's proxy waits so long for an answer. */
const FORWARDER_MS = 5_000;

/**
 * Passes a vote on as NuVotifier's forwarding by `proxy` does: the time as a text, what the greeting ends with as the challenge, and
 * an answer of one line, which has to be there within its time.
 * @returns whether it was acknowledged; if not, NuVotifier tries again
 */
export async function forwardVote(
  port: number,
  token: string,
  { service = 'Listing', username }: SentBallot,
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

/** Sends a vote of version 1. @returns whether the connection ended as it should, which is all that there is */
export async function voteV1(port: number, publicKey: string, username: string): Promise<boolean> {
  const lister = await callListener(port).catch(() => null);
  if (!lister) return false;
  lister.socket.write(v1Frame({ username }, publicKey));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply === '';
}

/** Waits until a socket is closed. */
export const closedOf = (socket: Socket): Promise<void> =>
  // Not `once` of Node, which rejects where the other side resets what is still being sent.
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', () => resolve()));
