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

/**
 * For so long after that one visitor renews it for all, who get the old one meanwhile: else all who ask in the moment of a
 * renewal would call the function.
 */
const RENEWAL_SECONDS = 2;

/** Headers of what the CDN keeps under the tag of what the owner writes. */
export const taggedHeaders = ({ seconds, parameter }: TaggedOptions): Record<string, string> => ({
  ...cachedForAll(
    parameter,
    `public, durable, max-age=${String(seconds)}, stale-while-revalidate=${String(RENEWAL_SECONDS)}`,
  ),
  'Netlify-Cache-Tag': CONTENT_TAG,
});

/** Leads on to a path of the site, from where caches keep that there is another one. */
export const leadTo = (path: string, { status = 301, ...options }: TaggedOptions & { status?: 301 | 302 }) =>
  new Response(null, { status, headers: { ...taggedHeaders(options), Location: path } });

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
  if (has.includes(mark) || has.includes('*')) {
    const known = new Response(null, { status: 304, headers });
    // An answer to one visitor, without a body: not what a cache before the site is to have for others.
    known.headers.delete('Netlify-CDN-Cache-Control');
    return known;
  }
  return new Response(body, { headers });
}
