import { createHash } from 'node:crypto';
import { cachedForAll } from './cached-for-all';

/** The tag under which the CDN keeps what the owner writes, to be purged by. */
export const CONTENT_TAG = 'content';

export interface TaggedOptions {
  /** For how many seconds the CDN may keep it. */
  readonly seconds: number;
  readonly type?: string;
  /** The parameter of the query that it differs by. */
  readonly parameter?: string;
}

/** Headers of what the CDN keeps under the tag of what the owner writes. */
export const taggedHeaders = ({ seconds, parameter }: TaggedOptions): Record<string, string> => ({
  ...cachedForAll(parameter, `public, durable, max-age=${String(seconds)}`),
  'Netlify-Cache-Tag': CONTENT_TAG,
});

/**
 * What the owner writes, as a response that is the same for all: with a mark by which whoever has it already is told so, with 304
 * and no body.
 */
export function tagged(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  options: TaggedOptions,
): Response {
  const mark = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = {
    ...taggedHeaders(options),
    'Content-Type': options.type ?? 'application/json; charset=utf-8',
    ETag: mark,
  };
  // Proxies that compress make it a weak one.
  const has = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  if (has.includes(mark) || has.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
