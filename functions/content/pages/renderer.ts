// Decision record: docs/decisions/0024-pages-that-a-function-writes.md
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Look } from '@/lib/given';
import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';

/**
 * Files that the build leaves for pages from functions, relative to the project's root: the app, and the assets and headers of
 * its documents.
 */
export const PAGE_BUNDLE = '.local/build/prerender.cjs';
export const PAGE_PARTS = '.local/build/content-pages.json';

/** Files and headers of these documents, from the same build as the app. */
export interface PageParts {
  /** Assets that a page's document links, by the page's id. */
  readonly assets: object;
  /** Headers of every document of the site. */
  readonly headers: Readonly<Record<string, string>>;
  readonly notFound: string;
}

interface PageBundle {
  renderContentDocument(look: Look, assets: object): Promise<string>;
}

/** Renders whole documents with the same app that browsers run. */
export interface PageRenderer extends Pick<PageParts, 'headers' | 'notFound'> {
  render(look: Look): Promise<string>;
}

/** @throws when the site is not built */
export const readPageParts = async (root: string): Promise<PageParts> =>
  JSON.parse(await readFile(path.join(root, PAGE_PARTS), 'utf8')) as PageParts;

/** @throws when the site is not built */
export async function loadRenderer(root: string): Promise<PageRenderer> {
  const parts = await readPageParts(root);
  const bundle = createRequire(path.join(root, 'package.json'))(path.join(root, PAGE_BUNDLE)) as PageBundle;
  return {
    headers: parts.headers,
    notFound: parts.notFound,
    render: (look) => bundle.renderContentDocument(look, parts.assets),
  };
}

/** Returns the renderer of a site, loaded once; after a failure the next call tries again. */
export function createRenderer(root: string, clock: Pick<Clock, 'now'>): () => Promise<PageRenderer> {
  const loaded = cached(loadRenderer, clock, { freshMs: Infinity });
  return () => loaded.get(root);
}
