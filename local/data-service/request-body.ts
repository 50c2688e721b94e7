import { type IncomingMessage } from 'node:http';

/** Upstash's limit for one request on its free plan. */
export const REQUEST_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Reads a body as UTF-8; `undefined` if it exceeds the limit. The excess is read and dropped, since a client that is cut off
 * while sending never sees the response.
 */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('The request stream must not be decoded.');
    size += chunk.length;
    if (size <= REQUEST_LIMIT_BYTES) chunks.push(chunk);
    else chunks = [];
  }
  return size > REQUEST_LIMIT_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}
