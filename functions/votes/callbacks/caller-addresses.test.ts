import { type NameServer, startNameServer } from '../../../test/support/fakes/name-server';
import { FakeClock, limitBy } from '../../../test/support/server/fake-clock';
import { createCallerAddresses } from './caller-addresses';

const HOST = 'monitor.listing.test';
const HOSTS = { [HOST]: ['192.0.2.7', '192.0.2.8', '2001:db8::7', '::ffff:192.0.2.9'] };

let names: NameServer;
let clock: FakeClock;
let isCaller: (address: string, host?: string) => Promise<boolean | null>;
beforeEach(async () => {
  names = await startNameServer({}, HOSTS);
  clock = new FakeClock();
  const callers = createCallerAddresses(clock, [names.address]);
  isCaller = (address, host = HOST) => callers.isOf(host, address);
});
afterEach(() => names.stop());

test.each([
  '192.0.2.7',
  '192.0.2.8',
  '192.0.2.9',
  '::ffff:192.0.2.7',
  '::FFFF:c000:207',
  '2001:db8::7',
  '2001:0DB8:0:0:0:0:0:7',
])('%s is an address of the host', async (address) => {
  expect(await isCaller(address)).toBe(true);
});

test.each([
  '192.0.2.6',
  '192.0.2.70',
  '2001:db8::8',
  '2001:db8::192.0.2.7',
  '64:ff9b::192.0.2.7',
  '192.0.2.7, 192.0.2.7',
  'monitor.listing.test',
  'unknown',
  '',
])('%j is none', async (address) => {
  expect(await isCaller(address)).toBe(false);
});

test('concurrent first calls share one resolution, which is remembered for five minutes', async () => {
  const calls = Array.from({ length: 20 }, (_, n) => isCaller(`192.0.2.${String(n)}`));
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3);
  expect(names.asked).toEqual([HOST, HOST]);
  names.hosts = { [HOST]: ['192.0.2.99'] };
  clock.advance(5 * 60_000 - 1);
  expect([await isCaller('192.0.2.7'), await isCaller('192.0.2.99')]).toEqual([true, false]);
  clock.advance(1);
  expect([await isCaller('192.0.2.7'), await isCaller('192.0.2.99')]).toEqual([false, true]);
  expect(names.asked).toHaveLength(4);
});

test('a host that does not resolve is nobody’s, and old addresses do not stand in; it is asked for again at once', async () => {
  expect(await isCaller('192.0.2.7')).toBe(true);
  clock.advance(5 * 60_000);
  names.hosts = {};
  expect(await isCaller('192.0.2.7')).toBeNull();
  names.hosts = { [HOST]: [] };
  expect(await isCaller('192.0.2.7')).toBeNull();
  names.hosts = HOSTS;
  expect(await isCaller('192.0.2.7')).toBe(true);
});

test('a name server that does not answer within two seconds resolves nothing', async () => {
  names.hosts = null;
  const limits = new FakeClock();
  limitBy(limits);
  const calling = isCaller('192.0.2.7');
  limits.advance(2_000);
  expect(await calling).toBeNull();
});

test('an address in place of a host is that address, localhost is this machine, and neither costs a question', async () => {
  expect(await isCaller('::ffff:127.0.0.1', '127.0.0.1')).toBe(true);
  expect(await isCaller('0:0:0:0:0:0:0:1', '::1')).toBe(true);
  expect(await isCaller('127.0.0.1', '::1')).toBe(false);
  expect(await isCaller('127.0.0.1', 'localhost')).toBe(true);
  expect(await isCaller('127.0.0.2', 'localhost')).toBe(false);
  expect(names.asked).toEqual([]);
});
