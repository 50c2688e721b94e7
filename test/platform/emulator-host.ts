import { createServer } from 'node:http';
import { NetlifyDev } from '@netlify/dev';
import { sendResponse, sendText } from '../../local/site/node-response';

/**
 * Serves a project with Netlify's emulator: `node test/platform/emulator-host.mjs DIRECTORY`, from a process with a channel to
 * it. It sends its address over that channel, and exits with it.
 */
const [projectRoot] = process.argv.slice(2);
if (!projectRoot || !process.send) throw new Error('usage: emulator-host.ts DIRECTORY, as a forked process');

const off = { enabled: false };
const emulator = new NetlifyDev({
  projectRoot,
  aiGateway: off,
  blobs: { enabled: true },
  database: off,
  edgeFunctions: off,
  environmentVariables: off,
  geolocation: off,
  images: off,
  skipGitignore: true,
});
let isStarted = false;
process.once('disconnect', () => {
  if (!isStarted) process.exit();
  // Workers of functions that have answered may still be running.
  void emulator.stop().finally(() => process.exit());
});
await emulator.start();
isStarted = true;

const server = createServer((req, res) => {
  const answer = async () => {
    const result = await emulator.handleAndIntrospectNodeRequest(req);
    // The emulator passes unmatched requests on to the server that embeds it.
    if (result) await sendResponse(req, res, result.response);
    else sendText(res, 404, 'Not Found');
  };
  answer().catch((error: unknown) => sendText(res, 599, String(error)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`);
});
