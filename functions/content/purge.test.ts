import { type PublicLookups as HttpHost, startLookupHost } from '../../test/support/fakes/public-lookups';
import { FakeClock } from '../../test/support/server/fake-clock';
import type { LogEntry } from '../core/log';
import { createPurge } from './purge';

let host: HttpHost;
afterEach(() => host.stop());

const purgeAt = (respond: Parameters<typeof startLookupHost>[0]) => async () => {
  host = await startLookupHost(respond);
  const lines: LogEntry[] = [];
  const platform = { apiURL: host.url, siteID: 'site', token: 'token' };
  await createPurge({ clock: new FakeClock(), log: (line) => lines.push(line), platform })();
  return lines;
};

test('the platform is asked once to forget the tag of the content', async () => {
  const bodies: string[] = [];
  const lines = await purgeAt((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(202).end());
  })();
  expect(bodies.map((body): unknown => JSON.parse(body))).toEqual([
    { cache_tags: ['content'], site_id: 'site' },
  ]);
  expect(lines).toEqual([]);
});

test.each<[string, Parameters<typeof startLookupHost>[0]]>([
  ['a refusal', (_request, response) => response.writeHead(401).end()],
  ['a dropped connection', (request) => request.socket.destroy()],
])('%s is a line of the log, and nobody’s trouble', async (_what, respond) => {
  expect(await purgeAt(respond)()).toEqual([{ level: 'warn', event: 'purge_failed', tag: 'content' }]);
});
