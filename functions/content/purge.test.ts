import { type PublicLookups as HttpHost, startLookupHost } from '../../test/support/fakes/public-lookups';
import { FakeClock } from '../../test/support/server/fake-clock';
import type { LogEntry } from '../core/log';
import { createPurge } from './purge';

let host: HttpHost;
afterEach(() => host.stop());

const AGAIN_MS = 6_000;
const startPurge = async (respond: Parameters<typeof startLookupHost>[0]) => {
  host = await startLookupHost(respond);
  const [lines, clock]: [LogEntry[], FakeClock] = [[], new FakeClock()];
  const platform = { apiURL: host.url, siteID: 'site', token: 'token' };
  return { lines, clock, purge: createPurge({ clock, log: (line) => lines.push(line), platform }) };
};

const taking = (bodies: unknown[]): Parameters<typeof startLookupHost>[0] => {
  return (request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(JSON.parse(chunk.toString())));
    request.on('end', () => response.writeHead(202).end());
  };
};

test('the platform is asked to forget the tag of the content, and again once what was read before is stored', async () => {
  const bodies: unknown[] = [];
  const { lines, clock, purge } = await startPurge(taking(bodies));
  const done = purge();
  await clock.untilWaitingFor(AGAIN_MS);
  expect(bodies).toEqual([{ cache_tags: ['content'], site_id: 'site' }]);
  clock.advance(AGAIN_MS);
  await done;
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(lines).toEqual([]);
});

test('another tag is forgotten once, because its files do not change', async () => {
  const bodies: unknown[] = [];
  await (await startPurge(taking(bodies))).purge('picture-1');
  expect(bodies).toEqual([{ cache_tags: ['picture-1'], site_id: 'site' }]);
});

test.each<[string, Parameters<typeof startLookupHost>[0]]>([
  ['a refusal', (_request, response) => response.writeHead(401).end()],
  ['a dropped connection', (request) => request.socket.destroy()],
])('%s is a line of the log, and nobody’s trouble', async (_what, respond) => {
  const { lines, purge } = await startPurge(respond);
  await purge('picture-1');
  expect(lines).toEqual([{ level: 'warn', event: 'purge_failed', tag: 'picture-1' }]);
});
