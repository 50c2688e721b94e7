import { request as requestInClear } from 'node:http';
import { request } from 'node:https';

export interface PostOptions {
  readonly url: string;
  /** Sent as a bearer token; null for public files. */
  readonly key: string | null;
  /** `POST` by default. */
  readonly method?: 'GET' | 'DELETE';
  readonly body?: object;
  /** Time limit of the whole call, in milliseconds. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal;
}

export interface Posted {
  readonly status: number;
  /** Media type; empty when the response names none. */
  readonly type: string;
  /** Target of a redirect; empty for none. */
  readonly location: string;
  /** The body, or the part of it that is within the limit. */
  readonly text: string;
  /** Pause from `Retry-After`, in milliseconds; null without one. */
  readonly retryAfterMs: number | null;
  /** The site's clock; null when unknown. */
  readonly date: number | null;
}

/** Upper bound of a response, in bytes. The longest answer that the contract allows has 243,000. */
const RESPONSE_LIMIT = 262_144;

/**
 * Makes one call, without following redirects. `fetch` would take 5 to 9 MB more memory, which matters beside a game server.
 * @throws an error that says why there is no response
 */
export function post({ url, key, method, body, patienceMs, signal }: PostOptions): Promise<Posted> {
  const text = body ? JSON.stringify(body) : '';
  const send = url.startsWith('https:') ? request : requestInClear;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: method ?? 'POST',
      // Calls are minutes apart, so a kept connection would be closed by then.
      agent: false,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        ...(key !== null && { Authorization: `Bearer ${key}` }),
      },
      ...(signal && { signal }),
    });
    const timer = setTimeout(() => call.destroy(new Error('it timed out')), patienceMs);
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
