import { once } from 'node:events';
import path from 'node:path';
import { build, isBuildStale } from './build';
import { describeAdmin } from './first-admin';
import { startPlatform } from './platform';
import { loadEnvironmentFile, readPort, startFailure } from './start-options';
import { stopSignal } from './stop-signals';

/** `npm start`: builds the site when needed and serves the whole product until Ctrl-C. */
async function start(root: string, port: number, stop: AbortSignal): Promise<void> {
  const localDirectory = path.join(root, '.local');
  if (await isBuildStale(root, localDirectory)) {
    console.error('Building the site ...');
    await build(root, localDirectory, stop);
  }
  const platform = await startPlatform({ root, port, localDirectory, env: process.env });
  try {
    if (platform.dataNotice) console.log(platform.dataNotice);
    if (platform.newAdmin) console.log(describeAdmin(platform.newAdmin));
    // The first response looks the game servers up, so that no visitor has to wait for it.
    await fetch(`${platform.url}/api/status`, { signal: stop });
    // Nor for the first point of the players' history.
    await fetch(`${platform.url}/api/status/history?range=24h`, { signal: stop });
    console.log(`Spawnpoint ready at ${platform.url}`);
    if (!stop.aborted) await once(stop, 'abort');
  } finally {
    await platform.close();
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
// Whatever is still open at this point holds nothing that has to be kept.
process.exit();
