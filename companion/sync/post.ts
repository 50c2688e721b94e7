import { request as requestInClear } from 'node:http';
import { request } from 'node:https';

export interface PostOptions {
  readonly url: string;
  /** Sent as bearer; null for what is there for all. */
  readonly key: string | null;
  /** `POST` unless given. */
  readonly method?: 'GET' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  /** For the whole call, in milliseconds. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal;
}

export interface Posted {
  readonly status: number;
  /** Media type; empty when the response names none. */
  readonly type: string;
  /** Address that a redirect names; empty for none. */
  readonly location: string;
  /** The body, or the part of it that is within the limit. */
  readonly text: string;
  /** What `Retry-After` asks for, in milliseconds; null when it says nothing. */
  readonly retryAfterMs: number | null;
  /** The site's clock; null when it does not say. */
  readonly date: number | null;
}

/** Upper bound of a response, in bytes. The longest answer that the contract allows has 243,000. */
const RESPONSE_LIMIT = 262_144;

/**
 * One call, without following where the site may send it. Not by `fetch`, which takes 5 to 9 MB more: that counts beside a
 * game server.
 * @throws an error that says why there is no response
 */
export function post({ url, key, method, body, patienceMs, signal }: PostOptions): Promise<Posted> {
  const text = body ? JSON.stringify(body) : '';
  const send = url.startsWith('https:') ? request : requestInClear;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: method ?? 'POST',
      // Calls are minutes apart: a connection that was kept would be closed by then.
      agent: false,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        ...(key !== null && { Authorization: `Bearer ${key}` }),
      },
      ...(signal && { signal }),
    });
    const timer = setTimeout(() => call.destroy(new Error('it takes too long')), patienceMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      call.destroy();
      reject(error);
    };
    call.on('error', fail);
    call.on('response', (response) => {
      let bytes = Buffer.alloc(0);
      let size = 0;
      const finish = () => {
        clearTimeout(timer);
        const { headers, statusCode } = response;
        const seconds = Number(headers['retry-after'] ?? NaN);
        const date = Date.parse(headers.date ?? '');
        resolve({
          status: statusCode ?? 0,
          type: headers['content-type']?.split(';')[0] ?? '',
          location: headers.location ?? '',
          text: bytes.toString('utf8', 0, size),
          retryAfterMs: seconds > 0 ? seconds * 1_000 : null,
          date: Number.isNaN(date) ? null : date,
        });
      };
      response.on('data', (chunk: Buffer) => {
        const end = size + chunk.length;
        if (end > RESPONSE_LIMIT) {
          finish();
          call.destroy();
          return;
        }
        // Copies the chunk: a list of chunks of one byte each would take hundreds of times their size.
        if (end > bytes.length) bytes = Buffer.concat([bytes], end * 2);
        size += chunk.copy(bytes, size);
      });
      response.on('error', fail);
      response.on('end', finish);
    });
    call.end(text);
  });
}
