import { isLoopback, parseGameAddress, parseSafeUrl } from './addresses';

test.each([
  ['play.example.org:25566', 'play.example.org', 25_566],
  ['127.0.0.1:1', '127.0.0.1', 1],
  ['localhost:65535', 'localhost', 65_535],
  ['mc_1.example.org:25565', 'mc_1.example.org', 25_565],
  ['[2001:db8::1]:25566', '2001:db8::1', 25_566],
])('%s is host %s and port %i', (text, host, port) => {
  expect(parseGameAddress(text)).toEqual({ host, port });
});

test.each([
  ['play.example.org', 'play.example.org'],
  ['[::1]', '::1'],
])('%s is host %s and the usual port, which nobody named', (text, host) => {
  expect(parseGameAddress(text)).toEqual({ host, port: 25_565, isPortLeftOut: true });
});

test('the usual port is the edition’s own', () => {
  const place = { port: 19_132, isPortLeftOut: true };
  expect(parseGameAddress('play.example.org', 'bedrock')).toEqual({ host: 'play.example.org', ...place });
});

test.each([
  '',
  ':25565',
  'play.example.org:',
  'play.example.org:0',
  'play.example.org:65536',
  'play.example.org:1e3',
  'play.example.org:25565/path',
  'https://play.example.org',
  'user@play.example.org',
  'play..example.org',
  '-play.example.org',
  'play example.org',
  '2001:db8::1',
  '[play.example.org]:25565',
  '[::1',
  '256.1.1.1:25565',
  '127.1:25565',
  `${'a'.repeat(64)}.org`,
  `${'a.'.repeat(127)}org`,
])('"%s" is no address of a game server', (text) => {
  expect(parseGameAddress(text)).toBeNull();
});

test.each(['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['localhost.example.org', 'notlocalhost', '128.0.0.1', '127.example.org', '::2', '10.0.0.1'])(
  '%s is another machine',
  (host) => expect(isLoopback(host)).toBe(false),
);

test.each([
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/base/', 'https://api.example.org/base'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('%s may be called', (text, url) => expect(parseSafeUrl(text)).toBe(url));

test.each([
  'http://api.example.org',
  'http://localhost.example.org',
  'http://127.0.0.1@example.org',
  'ftp://127.0.0.1',
  'javascript:alert(1)',
  'api.example.org',
  '',
])('"%s" may not be called', (text) => expect(parseSafeUrl(text)).toBeNull());
