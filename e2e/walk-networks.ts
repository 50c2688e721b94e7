import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { whichOf, writeGenerated } from '../test/support/any-network/any-network';
import { buildSiteOf } from '../test/support/server/site-copy';

/** Networks that ship beside the example: one that differs from it in everything, and the smallest. */
const NETWORKS = ['emberfall', 'hut'];

/**
 * `npm run test:networks -- [NAME …]`: builds each of them and tests it. `most`, `least`, `pseudo` and numbers are generated
 * networks, on which only the pages are tested, and in `pseudo` the language of their texts.
 */
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : NETWORKS) {
  console.log(`Building ${name} ...`);
  const which = whichOf(name);
  const cwd = await buildSiteOf(
    name,
    which === undefined ? undefined : (folder) => writeGenerated(folder, which),
  );
  const suites = which === undefined ? [] : ['pages.spec.ts', 'pseudo.spec.ts'];
  const child = spawn(process.execPath, [path.resolve('node_modules/.bin/playwright'), 'test', ...suites], {
    cwd,
    env: { ...process.env, NETWORK: name },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) process.exitCode = 1;
}
