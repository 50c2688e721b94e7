import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { whichOf, writeGenerated } from '../test/support/any-network/any-network';
import { buildCopy, copySiteOf } from '../test/support/server/site-copy';

/** Networks that ship beside the example: one that differs from it in everything, and the smallest. */
const NETWORKS = ['emberfall', 'hut'];

/** The network whose site has a web shop: the stand-in, started before the build, which prerenders its catalogue. */
const WITH_SHOP = 'emberfall';

/** Starts the shop of a copy, which sells what its network sells. */
const startShopOf = async (cwd: string, network: string) => {
  const program = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/serve-shop.ts'], {
    cwd,
    env: { ...process.env, NETWORK: network },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
  return { env: JSON.parse(line) as Record<string, string>, stop: () => program.kill() };
};

/**
 * `npm run test:networks -- [NAME …]`: builds each of them and tests it. `most`, `least`, `pseudo` and numbers are generated
 * networks, on which only the pages are tested, and in `pseudo` the language of their texts.
 */
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : NETWORKS) {
  console.log(`Building ${name} ...`);
  const which = whichOf(name);
  const cwd = await copySiteOf(
    name,
    which === undefined ? undefined : (folder) => writeGenerated(folder, which),
  );
  const shop = name === WITH_SHOP ? await startShopOf(cwd, name) : undefined;
  await buildCopy(cwd, name, shop?.env);
  const suites = which === undefined ? [] : ['pages.spec.ts', 'pseudo.spec.ts'];
  const child = spawn(process.execPath, [path.resolve('node_modules/.bin/playwright'), 'test', ...suites], {
    cwd,
    env: { ...process.env, ...shop?.env, NETWORK: name },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) process.exitCode = 1;
  shop?.stop();
}
