import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { privatePages } from '#network/pages';
import { API_DOCS_PATH } from '@/messages/en/api-docs';

const dist = path.join(process.cwd(), 'dist');
if (!existsSync(dist)) throw new Error('There is no build: run `npm run build` first');

const isPrivate = (page: string) => Object.values(privatePages).some((known) => known.path === page);

/** Every public page of the app that the build prerendered, as its path on the site. */
export const publicPaths: string[] = globSync('**/index.html', { cwd: dist })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((page) => page !== API_DOCS_PATH && !isPrivate(page))
  .sort();

/** Every file of the build, relative to it. */
export const builtFiles: string[] = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
