import { type PublicLookups, startLookupHost, startPublicLookups } from '../../test/public-lookups';
import { cleanReading } from '../services/clean-reading';
import { fallbackSource, lookupSource } from './public-lookups';

const never = new AbortController().signal;
const address = { host: 'play.example.org', port: 25_566 };
const userAgent = 'Spawnpoint/1.2.3 (+https://spawnpoint.example)';
const both = (baseUrl: string) => [
  lookupSource({ baseUrl, userAgent }),
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
  }
  expect(requests).toEqual([
    { path: '/2/play.example.org:25566', userAgent },
    { path: '/2/[2001:db8::1]:25565', userAgent },
    { path: '/server/status?ip=play.example.org&port=25566', userAgent },
    { path: '/server/status?ip=2001%3Adb8%3A%3A1&port=25565', userAgent },
  ]);
});

test('reads players and names from both shapes, and never a latency', async () => {
  const players = { online: 40, max: 100, names: ['Alex', 'Steve'] };
  const { url } = await start(startPublicLookups({ 'play.example.org:25566': { online: true, players } }));
  for (const source of both(url)) {
    expect(cleanReading(await source.read(address, never))).toEqual({
      online: true,
      players: { online: 40, max: 100, list: ['Alex', 'Steve'] },
      performance: { tps: 20, mspt: 0 },
      latencyMs: null,
    });
  }
});

test('"offline" is an answer and not a failure', async () => {
  const { url } = await start(startPublicLookups({}));
  for (const source of both(url)) expect(await source.read(address, never)).toMatchObject({ online: false });
});

test('takes performance figures from a lookup that has them', async () => {
  const body = { online: true, players: { online: 1, max: 2 }, performance: { tps: 19.5, mspt: 30 } };
  const { url } = await start(startLookupHost((_request, response) => response.end(JSON.stringify(body))));
  const reading = await lookupSource({ baseUrl: url, userAgent }).read(address, never);
  expect(cleanReading(reading).performance).toEqual({ tps: 19.5, mspt: 30 });
});

test('follows no redirect: nothing is asked where it leads', async () => {
  const target = await start(startPublicLookups({}));
  const { url } = await start(
    startLookupHost(({ url: path = '/' }, response) => {
      response.writeHead(302, { Location: `${target.url}${path}` }).end();
    }),
  );
  for (const source of both(url)) await expect(source.read(address, never)).rejects.toThrow();
  expect(target.requests).toEqual([]);
});

const useless: Record<string, string | { status: number; body: string }> = {
  HTML: '<html><body>Just a moment...</body></html>',
  'an empty answer': '',
  'a list': '[]',
  'neither online nor offline': '{"status":"success","online":"true","players":{"online":5}}',
  'an error of its own': '{"status":"error","error":"invalid hostname or port"}',
  'more than 256 KiB': JSON.stringify({ status: 'success', online: true, motd: 'a'.repeat(300_000) }),
  'a status other than 200': { status: 429, body: '{"status":"success","online":true}' },
};

test.each(Object.entries(useless))('%s is a failure', async (_what, answer) => {
  const { status, body } = typeof answer === 'string' ? { status: 200, body: answer } : answer;
  const { url } = await start(startLookupHost((_request, response) => response.writeHead(status).end(body)));
  for (const source of both(url)) await expect(source.read(address, never)).rejects.toThrow();
});

test('a lookup that hangs, or sends without end, is given up after its time or size', async () => {
  const silent = await start(startLookupHost(() => undefined));
  const endless = await start(
    startLookupHost((_request, response) => {
      const send = () => void response.write('a'.repeat(100_000));
      response.on('drain', send);
      send();
    }),
  );
  const slow = await start(startLookupHost((_request, response) => void response.write('{"online":')));
  const began = performance.now();
  await Promise.all(
    [silent, endless, slow]
      .flatMap(({ url }) => both(url))
      .map((source) => expect(source.read(address, never)).rejects.toThrow()),
  );
  expect(performance.now() - began).toBeLessThan(2_000);
});
