import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { serveLocally } from '../../local/site/listen';

export interface LocalBlobs {
  /** Value of the variable by which the platform tells functions where their blobs are. */
  readonly context: string;
  close(): Promise<void>;
}

export const BLOBS_VARIABLE = 'NETLIFY_BLOBS_CONTEXT';
/** Ending of unfinished files, beside the blobs of a store. */
const UNFINISHED = '.part';

/**
 * Serves blobs from a directory to Netlify's client: it can write, read, list and delete them. Netlify's own local server is
 * published in a form that Jest cannot load, and would be one more process beside the site.
 */
export async function startBlobsServer(directory: string): Promise<LocalBlobs> {
  const token = randomBytes(24).toString('base64url');
  const { url, close } = await serveLocally((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    const answer = isAllowed ? respond(request, directory) : Promise.resolve({ status: 401 });
    void answer
      .catch(() => ({ status: 500 }))
      .then(({ status, body }: Answer) => response.writeHead(status).end(body));
  });
  const context = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    close,
  };
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
}

/** Responds to a request. Paths are `/<site>/<store>/<key>`; without a key, all keys that begin with `?prefix=`. */
async function respond(request: IncomingMessage, directory: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://blobs');
  const [, , store = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const place = path.join(directory, encodeURIComponent(store));
  const key = rest.join('/');
  if (key === '') {
    const keys = await keysIn(place, searchParams.get('prefix') ?? '');
    return { status: 200, body: JSON.stringify({ blobs: keys.map((each) => ({ key: each, etag: '' })) }) };
  }
  const file = path.join(place, encodeURIComponent(key));
  switch (request.method) {
    case 'PUT': {
      await mkdir(place, { recursive: true });
      const unfinished = path.join(place, `${randomUUID()}${UNFINISHED}`);
      await writeFile(unfinished, request);
      await rename(unfinished, file);
      return { status: 200 };
    }
    case 'GET': {
      const body = await readFile(file).catch(() => null);
      return body === null ? { status: 404 } : { status: 200, body };
    }
    case 'DELETE':
      await rm(file, { force: true });
      return { status: 204 };
    default:
      return { status: 405 };
  }
}

async function keysIn(place: string, prefix: string): Promise<string[]> {
  const names = await readdir(place).catch(() => []);
  const whole = names.filter((name) => !name.endsWith(UNFINISHED));
  return whole
    .map(decodeURIComponent)
    .filter((key) => key.startsWith(prefix))
    .toSorted();
}
