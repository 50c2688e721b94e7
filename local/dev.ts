import { once } from 'node:events';
import { createClosers } from './closers';
import { dataDirectory } from './data-directory';
import { startFunctionsProcess } from './dev/functions-process';
import { describeAdmin } from './first-admin';
import { startServices } from './services';
import { closeServers, listen } from './site/listen';
import { loadEnvironmentFile, readPort, startFailure } from './start-options';
import { stopSignal } from './stop-signals';

/** `npm run dev` runs the whole product with watch and hot reload until Ctrl-C. */
async function develop(root: string, port: number, stop: AbortSignal): Promise<void> {
  const { servers } = await listen(() => undefined, { host: 'localhost', port });
  await closeServers(servers, 0);
  const closers = createClosers();
  try {
    const services = await startServices({
      localDirectory: await dataDirectory(root, process.env['NETWORK']),
      port,
      env: process.env,
    });
    closers.add(() => services.close());
    const functions = await startFunctionsProcess(root, services.env, stop);
    closers.add(() => functions.close());
    // Webpack's configuration reads whether there is a shop.
    Object.assign(process.env, services.env);
    const { startPages } = await import('./dev/pages');
    const pages = await startPages({ root, port, functionsUrl: functions.url });
    closers.add(() => pages.close());
    void services.startCompanions();
    if (services.dataNotice) console.log(services.dataNotice);
    if (services.newAdmin) console.log(describeAdmin(services.newAdmin));
    console.log(`Spawnpoint ready at http://localhost:${port}`);
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
  await develop(process.cwd(), port, stop);
} catch (error) {
  if (!stop.aborted) {
    console.error(startFailure(error, port));
    process.exitCode = 1;
  }
}
// Open handles at this point hold nothing that must be kept.
process.exit();
