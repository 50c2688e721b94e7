import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { FakeClock, limitBy } from '../../../../test/support/server/fake-clock';
import { followServiceRecord, type ResolveSrv, srvResolver } from './service-record';

const never = new AbortController().signal;
const here = { host: 'example.org', port: 25_565 };
const record = (name: string, priority: number, weight: number) => ({
  name,
  port: 4_000 + weight,
  priority,
  weight,
});

test('follows the record of the lowest priority and then the highest weight', async () => {
  const asked: string[] = [];
  const resolve: ResolveSrv = (name) => {
    asked.push(name);
    return Promise.resolve([record('far', 20, 9), record('light', 10, 1), record('near.example.org', 10, 5)]);
  };
  expect(await followServiceRecord(here, resolve, never)).toEqual({ host: 'near.example.org', port: 4_005 });
  expect(asked).toEqual(['_minecraft._tcp.example.org']);
});

test.each([
  ['no record', () => Promise.resolve([])],
  ['a failure', () => Promise.reject(new Error('ENOTFOUND'))],
  ['a record that names the root', () => Promise.resolve([record('', 0, 0)])],
])('stays with the address after %s', async (_what, resolve) => {
  expect(await followServiceRecord(here, resolve, never)).toEqual(here);
});

test.each([
  { host: 'example.org', port: 25_566 },
  { host: '127.0.0.1', port: 25_565 },
  { host: '::1', port: 25_565 },
])('does not ask for $host at port $port', async (address) => {
  const resolve = () => Promise.reject(new Error('This must not be asked.'));
  const spy = jest.fn(resolve);
  expect(await followServiceRecord(address, spy, never)).toEqual(address);
  expect(spy).not.toHaveBeenCalled();
});

test('a name server that does not reply within half a second leaves the time for the server itself', async () => {
  const hanging: ResolveSrv = (_name, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const clock = new FakeClock();
  limitBy(clock);
  const followed = followServiceRecord(here, hanging, never);
  clock.advance(500);
  expect(await followed).toEqual(here);
});

describe('the real resolver', () => {
  /** Starts a name server on loopback that gives every question the same reply, or none. */
  async function startNameServer(reply: ((question: Buffer) => Buffer) | null) {
    const socket = createSocket('udp4');
    socket.on('message', (message, from) => {
      if (reply) socket.send(reply(message), from.port, from.address);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return {
      resolve: srvResolver([`127.0.0.1:${String(socket.address().port)}`]),
      stop: () => socket.close(),
    };
  }

  /** Builds one SRV record, 10 5 25570 mc.example.org, in the format of RFC 1035 and RFC 2782. */
  function srvReply(message: Buffer): Buffer {
    const header = Buffer.from('81800001000100000000', 'hex');
    const question = message.subarray(12, message.indexOf(0, 12) + 5);
    const record = Buffer.from('c00c002100010000003c0016000a000563e2026d63076578616d706c65036f726700', 'hex');
    return Buffer.concat([message.subarray(0, 2), header, question, record]);
  }

  test('reads what a name server replies', async () => {
    const { resolve, stop } = await startNameServer(srvReply);
    expect(await followServiceRecord(here, resolve, never)).toEqual({ host: 'mc.example.org', port: 25_570 });
    stop();
  });

  test('gives up as soon as it is told to', async () => {
    const { resolve, stop } = await startNameServer(null);
    const timeUp = new AbortController();
    const pending = resolve('_minecraft._tcp.example.org', timeUp.signal);
    timeUp.abort();
    await expect(pending).rejects.toThrow('ECANCELLED');
    stop();
  });
});
