import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Maximum size of a body that Netlify passes to a function, in bytes. */
export const BODY_LIMIT = 6 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/** Returns the URL that a client requested. @throws TypeError for an invalid target or host */
export function requestUrl(req: IncomingMessage): URL {
  const target = req.url ?? '';
  if (!target.startsWith('/')) throw new TypeError('Not a path');
  return new URL(`http://${req.headers.host ?? 'localhost'}${target}`);
}

/** Returns the socket's remote address; headers from the client are ignored. */
export function clientAddress(req: IncomingMessage): string {
  const address = req.socket.remoteAddress ?? '';
  return isIPv6(address) ? address.replace(/^::ffff:(?=\d+\.)/, '') : address;
}

/** Returns the headers as sent, without Netlify's own, which a client cannot forge. */
export function requestHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    if (name.startsWith('x-nf-')) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Returns the whole body, which Netlify buffers before it calls a function. @throws BodyTooLargeError */
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
