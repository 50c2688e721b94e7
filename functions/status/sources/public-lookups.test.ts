import {
  type PublicLookups,
  startLookupHost,
  startPublicLookups,
} from '../../../test/support/fakes/public-lookups';
import { FakeClock, limitBy } from '../../../test/support/server/fake-clock';
import { cleanReading } from '../clean-reading';
import { fallbackSource, lookupSource } from './public-lookups';

const never = new AbortController().signal;
const address = { host: 'play.example.org', port: 25_566 };
const userAgent = 'Spawnpoint/1.2.3 (+https://spawnpoint.example)';
const both = (baseUrl: string) => [
  lookupSource({ baseUrl, userAgent }, 'java'),
  fallbackSource({ baseUrl, userAgent }),
];

const hosts: PublicLookups[] = [];
afterAll(() => Promise.all(hosts.map(({ stop }) => stop())));

async function start(starting: Promise<PublicLookups>): Promise<PublicLookups> {
  const host = await starting;
  hosts.push(host);
  return host;
}

test('asks each lookup in its own way, and says who asks', async () => {
  const { url, requests } = await start(startPublicLookups({}));
  for (const source of both(url)) {
    await source.read(address, never);
    await source.read({ host: '2001:db8::1', port: 25_565 }, never);
    await source.read({ host: 'play.example.org', port: 25_565, isPortLeftOut: true }, never);
  }
  expect(requests).toEqual([
    { path: '/3/play.example.org:25566', userAgent },
    { path: '/3/[2001:db8::1]:25565', userAgent },
    { path: '/3/play.example.org', userAgent },
    { path: '/server/status?ip=play.example.org&port=25566', userAgent },
    { path: '/server/status?ip=2001%3Adb8%3A%3A1&port=25565', userAgent },
    { path: '/server/status?ip=play.example.org', userAgent },
  ]);
});

test('asks about a server of the Bedrock Edition at an address of its own', async () => {
  const known = { 'bedrock/play.example.org:25566': { online: true, players: { online: 4, max: 9 } } };
  const { url } = await start(startPublicLookups(known));
  const { players } = await lookupSource({ baseUrl: url, userAgent }, 'bedrock').read(address, never);
  expect(players).toMatchObject({ online: 4, max: 9 });
});

test('reads players and names from both shapes, and never a latency', async () => {
  const players = { online: 40, max: 100, names: ['Alex', 'Steve'] };
  const { url } = await start(startPublicLookups({ 'play.example.org:25566': { online: true, players } }));
  for (const source of both(url)) {
    expect(cleanReading(await source.read(address, never))).toEqual({
      online: true,
      players: { online: 40, max: 100, list: ['Alex', 'Steve'] },
      performance: { tps: 20, mspt: 0, measured: false },
      latencyMs: null,
    });
  }
});

test('"offline" is a reply and not a failure', async () => {
  const { url } = await start(startPublicLookups({}));
  for (const source of both(url)) expect(await source.read(address, never)).toMatchObject({ online: false });
});

test('takes performance figures from a lookup that has them', async () => {
  const body = { online: true, players: { online: 1, max: 2 }, performance: { tps: 19.5, mspt: 30 } };
  const { url } = await start(startLookupHost((_request, response) => response.end(JSON.stringify(body))));
  const reading = await lookupSource({ baseUrl: url, userAgent }, 'java').read(address, never);
  expect(cleanReading(reading).performance).toEqual({ tps: 19.5, mspt: 30, measured: true });
});

test('follows no redirect: nothing is asked where it leads', async () => {
  const target = await start(startPublicLookups({}));
  const { url } = await start(
    startLookupHost(({ url: path = '/' }, response) => {
      response.writeHead(302, { Location: `${target.url}${path}` }).end();
    }),
  );
  for (const source of both(url))
    await expect(source.read(address, never)).rejects.toMatchObject({ reason: 'http_302' });
  expect(target.requests).toEqual([]);
});

test.each([
  ['HTML', 200, '<html><body>Just a moment...</body></html>', 'not_json'],
  ['an empty body', 200, '', 'not_json'],
  ['a list', 200, '[]', 'bad_answer'],
  ['neither online nor offline', 200, '{"status":"success","online":"true","players":{}}', 'bad_answer'],
  ['an error of its own', 200, '{"status":"error","error":"invalid hostname or port"}', 'bad_answer'],
  ['more than 256 KiB', 200, `{"status":"success","motd":"${'a'.repeat(300_000)}"}`, 'too_long'],
  ['a status other than 200', 429, '{"status":"success","online":true}', 'http_429'],
])('%s is a failure, and named', async (_what, status, body, reason) => {
  const { url } = await start(startLookupHost((_request, response) => response.writeHead(status).end(body)));
  for (const source of both(url)) await expect(source.read(address, never)).rejects.toMatchObject({ reason });
});

test('a connection that fails is named, without the address that it failed for', async () => {
  const resetting = await start(startLookupHost((request) => void request.socket.resetAndDestroy()));
  const gone = await start(startLookupHost(() => undefined));
  await gone.stop();
  const cases = { [resetting.url]: 'reset', [gone.url]: 'refused', 'http://lookup.invalid': 'dns' };
  for (const [url, reason] of Object.entries(cases))
    for (const source of both(url)) {
      const failure: unknown = await source.read(address, never).catch((fault: unknown) => fault);
      expect(failure).toMatchObject({ reason });
      expect(String(failure)).not.toMatch(/127\.0\.0\.1|invalid|play\.example/);
    }
});

test('a lookup that sends without end is given up after its size', async () => {
  const endless = await start(
    startLookupHost((_request, response) => {
      const send = () => void response.write('a'.repeat(100_000));
      response.on('drain', send);
      send();
    }),
  );
  for (const source of both(endless.url))
    await expect(source.read(address, never)).rejects.toMatchObject({ reason: 'too_long' });
});

test.each([
  ['says nothing', ''],
  ['says half of it', '{"online":'],
])('a lookup that hangs is given up after 1.2 s: one that %s', async (_what, said) => {
  const asked = Promise.withResolvers<undefined>();
  const { url, requests } = await start(
    startLookupHost((_request, response) => {
      if (said !== '') response.write(said);
      if (requests.length === 2) asked.resolve(undefined);
    }),
  );
  const clock = new FakeClock();
  limitBy(clock);
  const readings = both(url).map((source) =>
    expect(source.read(address, never)).rejects.toMatchObject({ reason: 'timeout' }),
  );
  await asked.promise;
  clock.advance(1_200);
  await Promise.all(readings);
});
