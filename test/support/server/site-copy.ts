import { execFile } from 'node:child_process';
import { cp, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_INPUTS, isBuildStale, noteBuild } from '../../../local/build';
import { folderOf } from '../../../tools/network/folders';

/** Folder for building and testing sites of other networks. It is kept, so that the next build finds its caches. */
const COPY = '.local/walked';

/** Files that build, serve and test the site. The network's data is written there. */
const COPIED = [
  ...BUILD_INPUTS.filter((name) => !/^(?:\.local|tools)/.test(name)),
  ...['e2e', 'local', 'netlify.toml', 'playwright.config.ts', 'test', 'tools'],
];

const unlessThere = (fault: NodeJS.ErrnoException): void => {
  if (fault.code !== 'EEXIST') throw fault;
};

/** Mirrors a file or folder. Unchanged files are left alone, so that an existing build stays valid. */
async function mirror(from: string, to: string): Promise<void> {
  const [source, copied] = [await stat(from), await stat(to).catch(() => null)];
  if (source.isDirectory() && copied) {
    const names = await readdir(from);
    const extra = (await readdir(to)).filter((name) => !names.includes(name));
    await Promise.all(extra.map((name) => rm(path.join(to, name), { recursive: true })));
    await Promise.all(names.map((name) => mirror(path.join(from, name), path.join(to, name))));
  } else if (source.isDirectory() || copied?.mtimeMs !== source.mtimeMs || copied.size !== source.size)
    await cp(from, to, { recursive: true, preserveTimestamps: true });
}

/**
 * Builds a network's site in a copy of this project with the same build, but without minifying scripts, which takes longer than
 * everything else, and without checking their size.
 * @param write writes the folder of a network that the project does not have
 * @returns the copy's folder
 * @throws with the build's output
 */
export async function buildSiteOf(
  network: string,
  write?: (folder: string) => Promise<void>,
): Promise<string> {
  const copy = path.resolve(COPY);
  for (const name of COPIED) await mirror(path.resolve(name), path.join(copy, name));
  await write?.(path.join(copy, folderOf(network)));
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules')).catch(unlessThere);
  // Jest makes programs use its own network; a build uses the one it has written.
  const env = { ...process.env, NETWORK: network, NODE_OPTIONS: '' };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy, env });
  await run('--import', 'tsx', 'tools/network/write.ts');
  const localDirectory = path.join(copy, '.local');
  if (await isBuildStale(copy, localDirectory)) {
    await run('node_modules/webpack/bin/webpack.js', '--no-optimization-minimize');
    await run('--import', 'tsx', 'tools/prerender.ts');
    await noteBuild(localDirectory);
  }
  return copy;
}
