import { readText } from '../../core/read-bytes';
import { SourceError } from './source-error';

export interface FetchJsonOptions {
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

/**
 * Returns the parsed body of a GET whose response is a 200, at most 256 KiB of JSON. Redirects are not followed: they could lead
 * anywhere, bypassing the rules for the configured address.
 * @throws SourceError on another status and a longer body; any error of `fetch` and `JSON.parse`
 */
export async function fetchJson(url: string, { userAgent, signal }: FetchJsonOptions): Promise<unknown> {
  const headers = { Accept: 'application/json', 'User-Agent': userAgent };
  const { status, body } = await fetch(url, { headers, signal, redirect: 'manual' });
  if (status !== 200 || body === null) {
    await body?.cancel();
    throw new SourceError(`http_${String(status)}`);
  }
  const text = await readText(body).catch((fault: unknown) => {
    throw fault instanceof RangeError ? new SourceError('too_long') : fault;
  });
  return JSON.parse(text);
}
