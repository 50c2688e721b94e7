import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { API_DOCS_PATH } from '#messages/api-docs';
import { privatePages } from '#network/pages';

const dist = path.join(process.cwd(), 'dist');
if (!existsSync(dist)) throw new Error('There is no build: run `npm run build` first');

const isPrivate = (page: string) => Object.values(privatePages).some((known) => known.path === page);

/** Paths of all public pages that the build prerendered. */
export const publicPaths: string[] = globSync('**/index.html', { cwd: dist })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((page) => page !== API_DOCS_PATH && !isPrivate(page))
  .sort();

/** Paths of the desks and the dashboard. */
export const deskPaths: string[] = Object.values(privatePages)
  .map(({ path: page }) => page)
  .filter((page) => page.startsWith('/admin') || page.startsWith(privatePages.dashboard.path))
  .sort();

/** All files of the build, relative to it. */
export const builtFiles: string[] = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
