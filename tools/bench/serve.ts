import { startPlatform } from '../../local/platform';
import { startSite } from '../../local/site/site';

/**
 * Serves the measured site in a separate process, whose event loop the load does not share: `serve.ts DIRECTORY`, with the
 * platform's variables. Sends its addresses to its parent, and ends with it.
 */
const [localDirectory] = process.argv.slice(2);
if (!localDirectory) throw new Error('usage: serve.ts DIRECTORY');
const root = process.cwd();

const platform = await startPlatform({ root, port: 0, localDirectory, env: process.env });
const floor = await startSite({
  root,
  publish: 'dist',
  functions: 'tools/bench/functions',
  port: 0,
  host: 'localhost',
});
process.on('disconnect', () => {
  void Promise.all([platform.close(), floor.close()]).then(() => process.exit(0));
});
process.send?.({ product: platform.url, floor: floor.url });
