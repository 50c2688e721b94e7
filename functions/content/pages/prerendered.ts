// Decision record: docs/decisions/0024-pages-that-a-function-writes.md
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PagePath, PUBLIC_PATHS } from '@/contract/pages';
import { type Route, route } from '../../core/http/route';
import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';
import { type Content, KEPT_BRIEFLY_SECONDS } from '../content';
import { documentResponse, withPublished } from './documents';
import { readPageParts } from './renderer';

/** A document of the build. */
interface Prerendered {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface PrerenderedServices {
  readonly content: Pick<Content, 'forDocuments'>;
  /** Reads the document of a page. */
  readonly read: (path: PagePath) => Promise<Prerendered>;
}

/** Returns a reader of the documents in a built site, which reads each one once. */
export function createReader(root: string, clock: Pick<Clock, 'now'>): PrerenderedServices['read'] {
  const documents = cached(
    async (address: PagePath): Promise<Prerendered> => ({
      html: await readFile(path.join(root, 'dist', address, 'index.html'), 'utf8'),
      headers: (await readPageParts(root)).headers,
    }),
    clock,
    { freshMs: Infinity },
  );
  return (address) => documents.get(address);
}

/** Returns the routes of all public pages that are prerendered, with the published content in their documents. */
export const prerenderedRoutes = ({ content, read }: PrerenderedServices): Route[] =>
  Object.values(PUBLIC_PATHS)
    .filter((address) => address !== PUBLIC_PATHS.news && address !== PUBLIC_PATHS.events)
    .map((address) =>
      route({
        method: 'GET',
        path: address,
        summary: 'Get a public page',
        gives: { 200: 'file', 304: null },
        auth: 'public',
        limit: null,
        body: null,
        async handle({ request }) {
          const { html, headers } = await read(address);
          // The page asks for content that its document lacks.
          const published = await content.forDocuments().catch(() => null);
          if (published === null)
            return documentResponse(request, html, { headers, seconds: KEPT_BRIEFLY_SECONDS });
          const { value, saving, ...kept } = published;
          return documentResponse(request, withPublished(html, value, saving), { headers, ...kept });
        },
      }),
    );
