import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(process.cwd(), 'dist');
if (!existsSync(dist)) throw new Error('There is no build: run `npm run build` first');

/** Every page that the build prerendered, as its path on the site. */
export const publicPaths: string[] = globSync('**/index.html', { cwd: dist })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort();

/** Every file of the build, relative to it. */
export const builtFiles: string[] = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
