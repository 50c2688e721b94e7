import { createHash } from 'node:crypto';
import { cachedForAll } from './answers';

/** Cache tag of the owner's content in the CDN, to purge it by. */
export const CONTENT_TAG = 'content';

export interface TaggedOptions {
  /** Seconds for which the CDN may keep it. */
  readonly seconds: number;
  /** Seconds after that in which the CDN may serve its copy while it renews it; a few by default. */
  readonly staleSeconds?: number;
  readonly type?: string;
  /** Query parameter that the response depends on. */
  readonly parameter?: string;
  /** Cache tag in the CDN; {@link CONTENT_TAG} by default. */
  readonly tag?: string;
}

/**
 * Minimum of seconds after expiry in which one visitor's request renews the copy, while all others get the old one. Otherwise every request
 * during a renewal would call the function.
 */
const RENEWAL_SECONDS = 2;

/** Returns headers of a response that the CDN keeps under a tag. */
export const taggedHeaders = ({
  seconds,
  staleSeconds = 0,
  parameter,
  tag = CONTENT_TAG,
}: TaggedOptions): Record<string, string> => ({
  ...cachedForAll(
    parameter,
    `public, durable, max-age=${String(seconds)}, stale-while-revalidate=${String(Math.max(RENEWAL_SECONDS, staleSeconds))}`,
  ),
  'Netlify-Cache-Tag': tag,
});

/** Returns a redirect to a path of the site, which caches keep. */
export const leadTo = (path: string, { status = 301, ...options }: TaggedOptions & { status?: 301 | 302 }) =>
  new Response(null, { status, headers: { ...taggedHeaders(options), Location: path } });

/**
 * Returns a tagged response that is the same for all, with an ETag. A client that already has it gets a 304
 * without a body.
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
  // Proxies that compress turn it into a weak ETag.
  const has = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  if (has.includes(mark) || has.includes('*')) {
    const known = new Response(null, { status: 304, headers });
    // A 304 answers one visitor and has no body, so shared caches must not serve it to others.
    known.headers.delete('Netlify-CDN-Cache-Control');
    return known;
  }
  return new Response(body, { headers });
}
