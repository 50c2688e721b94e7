import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Netlify hands a function at most this much of a body, in bytes. */
export const BODY_LIMIT = 6 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/** The URL that a client asked for. @throws TypeError on a bad target or host */
export function requestUrl(req: IncomingMessage): URL {
  const target = req.url ?? '';
  if (!target.startsWith('/')) throw new TypeError('Not a path');
  return new URL(`http://${req.headers.host ?? 'localhost'}${target}`);
}

/** The socket's other end: what a client writes into headers does not count. */
export function clientAddress(req: IncomingMessage): string {
  const address = req.socket.remoteAddress ?? '';
  return isIPv6(address) ? address.replace(/^::ffff:(?=\d+\.)/, '') : address;
}

/** Headers as sent, but for Netlify's own, which a client cannot forge. */
export function requestHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    if (name.startsWith('x-nf-')) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** The whole body, as Netlify buffers it before it calls a function. @throws BodyTooLargeError */
export async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  if (req.method === 'GET' || req.method === 'HEAD') return null;
  if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A body is read as bytes');
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}
