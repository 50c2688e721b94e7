import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_INPUTS, isBuildStale, noteBuild } from '../../../local/build';
import { folderOf } from '../../../tools/network/choose';

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

/** Names the shop whose catalogue and pictures the copy's build has, since `isBuildStale` leaves the stand-in out. */
const SHOP = '.local/shop-of-build';

const runIn =
  (copy: string, env: NodeJS.ProcessEnv) =>
  (...args: string[]) =>
    // Jest makes programs use its own network; a build uses the one it has written.
    promisify(execFile)(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...env, NODE_OPTIONS: '' },
    });

/**
 * Copies this project, and writes a network's data there.
 * @param write writes the folder of a network that the project does not have
 * @returns the copy's folder
 */
export async function copySiteOf(
  network: string,
  write?: (folder: string) => Promise<void>,
): Promise<string> {
  const copy = path.resolve(COPY);
  for (const name of COPIED) await mirror(path.resolve(name), path.join(copy, name));
  await write?.(path.join(copy, folderOf(network)));
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules')).catch(unlessThere);
  await runIn(copy, { NETWORK: network })('--import', 'tsx', 'tools/network/write.ts');
  return copy;
}

/**
 * Builds the site of a copy with the same build, but without minifying scripts, which takes longer than everything else, and
 * without checking their size.
 * @param shop variables that name a web shop
 * @throws with the build's output
 */
export async function buildCopy(copy: string, network: string, shop: NodeJS.ProcessEnv = {}): Promise<void> {
  const [run, localDirectory] = [runIn(copy, { NETWORK: network, ...shop }), path.join(copy, '.local')];
  const shopFile = path.join(copy, SHOP);
  const wanted = shop['TEBEX_URL'] ?? '';
  const isOfShop = (await readFile(shopFile, 'utf8').catch(() => '')) === wanted;
  if (isOfShop && !(await isBuildStale(copy, localDirectory))) return;
  await run('node_modules/webpack/bin/webpack.js', '--no-optimization-minimize');
  await run('--import', 'tsx', 'tools/prerender.ts');
  await writeFile(shopFile, wanted);
  await noteBuild(localDirectory);
}

/** Copies this project and builds the site of a network there; returns the copy's folder. */
export async function buildSiteOf(network: string): Promise<string> {
  const copy = await copySiteOf(network);
  await buildCopy(copy, network);
  return copy;
}
