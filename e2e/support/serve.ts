import { startPlatform } from '../../local/platform';

/**
 * Serves the production build for one Playwright worker: `serve.ts DIRECTORY`, with `SERVER_*` in the environment. Prints its
 * address as its only line, moves its clock on its parent's request, and exits with its parent.
 */
const [localDirectory] = process.argv.slice(2);
if (!localDirectory) throw new Error('usage: serve.ts DIRECTORY');

const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;
process.on('message', (milliseconds: number) => {
  ahead += milliseconds;
  process.send?.('moved');
});

const platform = await startPlatform({ root: process.cwd(), port: 0, localDirectory, env: process.env });
/** The database's first reply may take longer on a busy machine than a page waits. */
const untilReady = async (): Promise<void> => {
  const { ok } = await fetch(`${platform.url}/api/health`);
  if (!ok) await untilReady();
};

const stop = async () => {
  await platform.close();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
await untilReady();
console.log(platform.url);
