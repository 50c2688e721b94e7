import type { Context } from '@netlify/functions';
import { startSite } from '../../local/site/site';

/**
 * Runs the functions of `test/faults/functions` in a process, on the port `FUNCTIONS_PORT`. Its clock is ahead by
 * `CLOCK_AHEAD` milliseconds, or by the number in a message. The message `sweep` runs the schedule once. Each message is
 * answered.
 */
const realNow = Date.now;
let ahead = Number(process.env['CLOCK_AHEAD']);
Date.now = () => realNow() + ahead;

const site = await startSite({
  root: process.cwd(),
  publish: 'public',
  functions: 'test/faults/functions',
  port: Number(process.env['FUNCTIONS_PORT']),
  host: '127.0.0.1',
});
const { default: upkeep } = await import('../../functions/api/upkeep');

process.on('message', (message: 'sweep' | number) => {
  void follow(message).then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit(0));
process.send?.(site.url);

async function follow(message: 'sweep' | number): Promise<void> {
  if (message !== 'sweep') {
    ahead = message;
    return;
  }
  const context = { params: {}, ip: '127.0.0.1', waitUntil: () => undefined };
  await upkeep(new Request(`${site.url}/sweep`, { method: 'POST' }), context as unknown as Context);
}
