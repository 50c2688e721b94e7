import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as applications from '../../functions/api/applications';
import * as companion from '../../functions/api/companion';
import * as contact from '../../functions/api/contact';
import upkeep from '../../functions/api/upkeep';
import * as votes from '../../functions/api/votes';
import { createFunctionContext, createPendingWork } from '../../local/site/function-context';
import { readBody, requestHeaders, requestUrl } from '../../local/site/node-request';
import { sendResponse } from '../../local/site/node-response';
import { compileRoute } from '../../local/site/routes';

/**
 * Runs the functions of applications, messages, votes and companions in one process, on the port `FUNCTIONS_PORT`. Its clock runs
 * `CLOCK_SPEED` times as fast, so that limits per minute do not delay a test. It is ahead by `CLOCK_AHEAD` milliseconds, or by
 * the number in a message. The message `sweep` runs the schedule once. Each message is answered.
 */
const realNow = Date.now;
const startedAt = realNow();
const speed = Number(process.env['CLOCK_SPEED'] ?? 1);
let ahead = Number(process.env['CLOCK_AHEAD']);
Date.now = () => Math.round(startedAt + (realNow() - startedAt) * speed) + ahead;

const pendingWork = createPendingWork(() => undefined);
const contextOf = (url: URL, params: Record<string, string> = {}) =>
  createFunctionContext({ url, ip: '127.0.0.1', params, pendingWork }) as Parameters<typeof upkeep>[1];

const routes = [applications, companion, contact, votes].flatMap(({ default: handler, config }) =>
  [config.path ?? []].flat().map((path) => ({ handler, ...compileRoute(path) })),
);

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = requestUrl(req);
  const body = await readBody(req);
  const request = new Request(url, { method: req.method ?? 'GET', headers: requestHeaders(req), body });
  const route = routes.find(({ matches }) => matches(url.pathname));
  if (!route) throw new Error(`No function answers ${url.pathname}.`);
  await sendResponse(req, res, await route.handler(request, contextOf(url, route.params(url.pathname))));
}

const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
const port = Number(process.env['FUNCTIONS_PORT']);
server.listen(port, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${String(port)}`));

async function follow(message: 'sweep' | number): Promise<void> {
  if (message !== 'sweep') {
    ahead = message;
    return;
  }
  const url = new URL('http://127.0.0.1/sweep');
  await upkeep(new Request(url, { method: 'POST' }), contextOf(url));
}
process.on('message', (message: 'sweep' | number) => {
  void follow(message).then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit(0));
