import { once } from 'node:events';
import path from 'node:path';
import { build, isBuildStale } from './build';
import { createClosers } from './closers';
import { dataDirectory } from './data-directory';
import { describeAdmin } from './first-admin';
import { startPlatform } from './platform';
import { startShop } from './shop/shop-server';
import { loadEnvironmentFile, readPort, startFailure } from './start-options';
import { stopSignal } from './stop-signals';

/** `npm start` builds the site if needed, and serves the whole product until Ctrl-C. */
async function start(root: string, port: number, stop: AbortSignal): Promise<void> {
  const localDirectory = await dataDirectory(root, process.env['NETWORK']);
  const buildDirectory = path.join(root, '.local');
  const closers = createClosers();
  try {
    // Started before the build, which prerenders its catalogue.
    const shop = await startShop(port, process.env);
    closers.add(() => shop.close());
    if (await isBuildStale(root, buildDirectory)) {
      console.error('Building the site ...');
      await build(root, stop, shop.env);
    }
    const env = { ...process.env, ...shop.env };
    const platform = await startPlatform({ root, port, localDirectory, env });
    closers.add(() => platform.close());
    if (platform.dataNotice) console.log(platform.dataNotice);
    if (platform.newAdmin) console.log(describeAdmin(platform.newAdmin));
    // Some servers' status comes only from their companions.
    await platform.companions;
    // The first request polls the game servers, so that no visitor has to wait for it.
    await fetch(`${platform.url}/api/status`, { signal: stop });
    // This one stores the first point of the players' history, for the same reason.
    await fetch(`${platform.url}/api/status/history?range=24h`, { signal: stop });
    console.log(`Spawnpoint ready at ${platform.url}`);
    if (!stop.aborted) await once(stop, 'abort');
  } finally {
    await closers.closeAll();
  }
}

const stop = stopSignal();
let port = 0;
try {
  loadEnvironmentFile();
  port = readPort(process.env['PORT']);
  await start(process.cwd(), port, stop);
} catch (error) {
  if (!stop.aborted) {
    console.error(startFailure(error, port));
    process.exitCode = 1;
  }
}
// Open handles at this point hold nothing that must be kept.
process.exit();
