import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

/** Published file, as a path relative to the published directory. */
export type StaticFile = string;

/** Files that Netlify reads but does not publish. */
const UNPUBLISHED = ['_headers', '_redirects'];

function decodeSegments(pathname: string): string[] | undefined {
  try {
    const segments = decodeURIComponent(pathname).split('/').filter(Boolean);
    const isHidden = segments.some((name) => name.startsWith('.') && name !== '.well-known');
    const isSuspect = segments.some((name) => /[\0\\]/.test(name));
    return isHidden || isSuspect || UNPUBLISHED.includes(segments[0] ?? '') ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Returns the files that may be served at a path, by Netlify's pretty URLs: `/rules` is `rules.html` or `rules/index.html`. */
function candidates(pathname: string): StaticFile[] {
  const name = decodeSegments(pathname)?.join('/');
  if (name === undefined) return [];
  if (name === '') return ['index.html'];
  const pretty = [`${name}.html`, `${name}/index.html`];
  return pathname.endsWith('/') ? pretty : [name, ...pretty];
}

/** Returns the published file at a URL's path; undefined for hidden files and for paths outside the directory. */
export async function findStaticFile(publish: string, pathname: string): Promise<StaticFile | undefined> {
  for (const file of candidates(pathname)) {
    const found = await stat(path.join(publish, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

/**
 * Sends a published file, with its type, entity tag, conditional and range requests. A status other than 200 (the 404 page)
 * ignores those and sends the whole file.
 */
export function sendStaticFile(
  req: IncomingMessage,
  res: ServerResponse,
  {
    publish,
    file,
    status,
    headers,
  }: {
    publish: string;
    file: StaticFile;
    status: number;
    headers: [name: string, value: string][];
  },
): void {
  res.statusCode = status;
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of headers) res.setHeader(name, value);
  const sending = send(req, file.split('/').map(encodeURIComponent).join('/'), {
    root: publish,
    // Hidden files have already been refused; .well-known is the exception.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    lastModified: false,
    acceptRanges: status === 200,
  });
  // Strong tag, like Netlify's: browsers cache no part of a file with a weak tag, and so no film.
  sending.on('headers', (_: ServerResponse, __: string, { size, mtimeMs }: Stats) =>
    res.setHeader('ETag', `"${size.toString(16)}-${mtimeMs.toString(16)}"`),
  );
  sending.pipe(res);
}
