import { createConnection } from 'node:net';
import { Redis } from '@upstash/redis';

import type { Engine } from './port';
import { REQUEST_LIMIT_BYTES } from './request-body';
import { startDataService } from './server';
import { openMemoryForTests, post, serve, type ServedEngine } from './test-engines';

describe('the REST protocol', () => {
  let service: ServedEngine;

  beforeEach(async () => {
    service = await serve(openMemoryForTests);
  });
  afterEach(() => service.close());

  const get = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${service.token}` };
    const response = await fetch(`${service.url}${path}`, { headers, ...init });
    return { status: response.status, body: await response.json() };
  };

  it('lets nobody in without the token', async () => {
    const refusal = { status: 401, body: { error: 'WRONGPASS invalid or missing auth token' } };
    const wrong = { ...service, token: 'wrong-token' };
    expect(await post(wrong, '/', ['SET', 'a', '1'])).toEqual(refusal);
    expect(await post(wrong, '/pipeline', [['SET', 'a', '1']])).toEqual(refusal);
    expect(await get('/set/a/1', { headers: {} })).toEqual(refusal);
    expect(await get('/set/a/1', { headers: { Authorization: service.token } })).toEqual(refusal);
    const client = new Redis({ url: service.url, token: 'right-toke', retry: { retries: 0 } });
    await expect(client.get('a')).rejects.toThrow(/WRONGPASS/);
    expect(service.commands).toEqual([]);
    expect(await service.redis.dbsize()).toBe(0);
  });

  it('encodes strings in base64 at any depth when asked, but a bare OK', async () => {
    const script = 'return {"OK", {"ü"}, 1, redis.call("GET", "missing")}';
    expect(await post(service, '/', ['SET', 'a', 'OK'])).toEqual({ status: 200, body: { result: 'OK' } });
    expect(await post(service, '/', ['EVAL', script, 0])).toEqual({
      status: 200,
      body: { result: ['T0s=', ['w7w='], 1, null] },
    });
    expect(await post(service, '/', ['EVAL', script, 0], {})).toEqual({
      status: 200,
      body: { result: ['OK', ['ü'], 1, null] },
    });
  });

  it.each([
    ['a body that is not JSON', '/', 'SET a 1'],
    ['an empty body', '/', ''],
    ['an object', '/', { command: 'GET' }],
    ['an empty command', '/', []],
    ['an argument that is null', '/', ['SET', 'a', null]],
    ['an argument that is a list', '/', ['SET', 'a', ['b']]],
    ['one command where several belong', '/pipeline', ['GET', 'a']],
    ['no commands', '/multi-exec', []],
    ['a path that cannot be decoded', '/get/%ff', ''],
  ])('answers 400 to %s', async (_title, path, body) => {
    const answer = await post(service, path, body);
    expect(answer).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^ERR failed to parse request/) },
    });
  });

  it('answers 400 with Redis’s words to a command that fails', async () => {
    await service.redis.set('text', 'x');
    expect(await post(service, '/', ['LPUSH', 'text', 'y'])).toEqual({
      status: 400,
      body: { error: 'WRONGTYPE Operation against a key holding the wrong kind of value' },
    });
    expect(await post(service, '/', ['NOSUCHCOMMAND', 'x'])).toEqual({
      status: 400,
      body: { error: "ERR unknown command 'NOSUCHCOMMAND', with args beginning with: 'x' " },
    });
  });

  it.each([
    [['SUBSCRIBE', 'channel']],
    [['BLPOP', 'list', 0]],
    [['config', 'set', 'dir', '/']],
    [['SHUTDOWN']],
    [['MULTI']],
    [['XREAD', 'block', 0, 'STREAMS', 's', '$']],
  ])('refuses %j, which Upstash does not offer over REST', async (command) => {
    const { status, body } = await post(service, '/', command);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^ERR Command is not available: '[A-Z]+'/) },
    });
  });

  it('takes a command in the path, with the body as its last argument and options in the query', async () => {
    expect(await get('/set/a%2Fb/100%25')).toEqual({ status: 200, body: { result: 'OK' } });
    expect(await get('/get/a%2Fb')).toEqual({ status: 200, body: { result: '100%' } });
    const init = { method: 'POST', headers: { Authorization: `Bearer ${service.token}` }, body: '{"b":1}' };
    expect(await get('/set/json?EX=100', init)).toEqual({ status: 200, body: { result: 'OK' } });
    expect(await get(`/get/json?_token=${service.token}`, { headers: {} })).toEqual({
      status: 200,
      body: { result: '{"b":1}' },
    });
    expect(await service.redis.ttl('json')).toBe(100);
    expect(await get('/get/json', { ...init, method: 'DELETE' })).toMatchObject({ status: 405 });
  });

  it('refuses a request over the limit and lives on', async () => {
    const large = 'x'.repeat(REQUEST_LIMIT_BYTES);
    expect(await post(service, '/', ['SET', 'a', large])).toEqual({
      status: 413,
      body: { error: expect.stringMatching(/^ERR max request size exceeded/) },
    });
    expect(await service.redis.ping()).toBe('PONG');
  });

  it('survives a request that makes no sense', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.write('GET //[ HTTP/1.1\r\nHost: x\r\n\r\n');
    const [first] = await new Promise<string[]>((resolve) => {
      socket.once('data', (data) => resolve(String(data).split('\r\n')));
    });
    socket.destroy();
    expect(first).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(await service.redis.ping()).toBe('PONG');
  });

  it('tells of every command of an authorised request, in order', async () => {
    await service.redis.multi().set('a', 1).get('a').exec();
    await service.redis.set('ü', 'two\nlines');
    expect(service.commands).toEqual([
      ['set', 'a', '1'],
      ['get', 'a'],
      ['set', 'ü', 'two\nlines'],
    ]);
  });

  it('answers 500 when the engine is away', async () => {
    const away = () => Promise.reject(new Error('Connection is closed.'));
    const engine: Engine = { kind: 'redis', execute: away, transaction: away, close: async () => undefined };
    const broken = await startDataService({ engine, token: 't' });
    const failure = { status: 500, body: { error: 'ERR the database is away: Connection is closed.' } };
    expect(await post(broken, '/', ['GET', 'a'])).toEqual(failure);
    expect(await post(broken, '/pipeline', [['GET', 'a']])).toEqual(failure);
    expect(await post(broken, '/multi-exec', [['GET', 'a']])).toEqual(failure);
    await broken.close();
  });

  it('finishes what is under way before it closes, and refuses connections afterwards', async () => {
    let finish = () => {};
    let begun = () => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const waiting = new Promise<null>((resolve) => (finish = () => resolve(null)));
    const execute = () => {
      begun();
      return waiting;
    };
    const engine: Engine = {
      kind: 'redis',
      execute,
      transaction: async () => [],
      close: async () => undefined,
    };
    const slow = await startDataService({ engine, token: 't' });
    const request = post(slow, '/', ['GET', 'a']);
    await started;
    const closed = slow.close();
    finish();
    expect(await request).toEqual({ status: 200, body: { result: null } });
    await closed;
    await expect(fetch(slow.url)).rejects.toThrow('fetch failed');
  });
});
