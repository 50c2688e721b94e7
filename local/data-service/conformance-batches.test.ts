import { createHash } from 'node:crypto';
import { Redis } from '@upstash/redis';
import { engines, post, serve, type ServedEngine } from './test-engines';

const NOT_A_NUMBER = 'ERR value is not an integer or out of range';

describe.each(engines)('batches and scripts on the %s engine', (_kind, open) => {
  let service: ServedEngine;
  let redis: Redis;

  beforeAll(async () => {
    service = await serve(open);
    redis = service.redis;
  });
  beforeEach(async () => {
    await redis.flushdb();
    await redis.scriptFlush();
    service.commands.length = 0;
  });
  afterAll(() => service.close());

  describe('a pipeline', () => {
    it('answers every command in order', async () => {
      const results = await redis
        .pipeline()
        .set('a', 1)
        .incr('a')
        .get('missing')
        .hset('h', { f: 'x' })
        .exec();
      expect(results).toEqual(['OK', 2, null, 1]);
    });

    it('goes on after a command that fails', async () => {
      const results = await redis
        .pipeline()
        .set('text', 'x')
        .incr('text')
        .lpush('text', 'y')
        .set('after', 'z')
        .exec({ keepErrors: true });
      expect(results.map(({ error }) => error?.split(' ')[0])).toEqual([
        undefined,
        'ERR',
        'WRONGTYPE',
        undefined,
      ]);
      expect(await redis.get('after')).toBe('z');
    });

    it('is what the client makes of commands that are sent together', async () => {
      const client = new Redis({ url: service.url, token: service.token });
      const added = await Promise.all([client.set('a', 1), client.incr('a'), client.incr('a')]);
      expect(added).toEqual(['OK', 2, 3]);
    });
  });

  describe('a transaction', () => {
    it('answers every command in order', async () => {
      const results = await redis
        .multi()
        .set('a', '😀\n')
        .get('a')
        .zadd('z', { score: 1, member: 'm' })
        .exec();
      expect(results).toEqual(['OK', '😀\n', 1]);
    });

    it('does not undo the others when one fails as it runs', async () => {
      const { status, body } = await post(service, '/multi-exec', [
        ['SET', 'text', 'x'],
        ['INCR', 'text'],
        ['SET', 'after', 'z'],
      ]);
      expect({ status, body }).toEqual({
        status: 200,
        body: [{ result: 'OK' }, { error: NOT_A_NUMBER }, { result: 'OK' }],
      });
      expect(await redis.get('after')).toBe('z');
    });

    it.each([
      ['an unknown command', ['NOSUCHCOMMAND', 'x'], /^ERR unknown command/],
      ['a wrong number of arguments', ['GET'], /^ERR wrong number of arguments for 'get'/],
      ['a command that is not available', ['SUBSCRIBE', 'x'], /^ERR Command is not available: 'SUBSCRIBE'/],
    ])('runs nothing when it holds %s', async (_title, bad, message) => {
      const { status, body } = await post(service, '/multi-exec', [
        ['SET', 'a', '1'],
        bad,
        ['SET', 'b', '2'],
      ]);
      expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(message) } });
      expect(await redis.dbsize()).toBe(0);
    });

    it('keeps others out from its start to its end', async () => {
      const both = Array.from({ length: 50 }, () =>
        redis.multi().incr('n').incr('n').exec<[number, number]>(),
      );
      for (const [first, second] of await Promise.all(both)) expect(second).toBe(first + 1);
    });
  });

  describe('scripts', () => {
    const script = 'redis.call("SET", KEYS[1], ARGV[1]) return {redis.call("GET", KEYS[1]), #ARGV, false}';

    it('run by EVAL', async () => {
      expect(await redis.eval(script, ['ключ'], ['значение 😀', 'more'])).toEqual(['значение 😀', 2, null]);
    });

    it('run by their hash once they are known, and not before', async () => {
      const hash = createHash('sha1').update(script).digest('hex');
      await expect(redis.evalsha(hash, ['k'], ['v'])).rejects.toThrow(/NOSCRIPT/);
      await redis.eval(script, ['k'], ['v']);
      expect(await redis.evalsha(hash.toUpperCase(), ['k'], ['w'])).toEqual(['w', 1, null]);
      expect(await redis.get('k')).toBe('w');
    });

    it('are loaded, known and forgotten', async () => {
      const hash = await redis.scriptLoad('return ARGV[1]');
      expect(await redis.scriptExists(hash, 'f'.repeat(40))).toEqual([1, 0]);
      expect(await redis.evalsha(hash, [], ['x'])).toBe('x');
      await redis.scriptFlush();
      expect(await redis.scriptExists(hash)).toEqual([0]);
    });

    it('are sent in full once by the client’s own script object', async () => {
      const counter = redis.createScript<number>('return redis.call("INCRBY", KEYS[1], ARGV[1])');
      expect([await counter.exec(['n'], ['2']), await counter.exec(['n'], ['3'])]).toEqual([2, 5]);
      expect(service.commands.map(([name]) => name)).toEqual(['evalsha', 'eval', 'evalsha']);
    });

    it('inside a transaction, an unknown hash fails alone', async () => {
      const { body } = await post(service, '/multi-exec', [
        ['SET', 'a', '1'],
        ['EVALSHA', 'f'.repeat(40), 0],
        ['SCRIPT', 'LOAD', 'return 7'],
        ['EVALSHA', createHash('sha1').update('return 7').digest('hex'), 0],
      ]);
      expect(body).toEqual([
        { result: 'OK' },
        { error: 'NOSCRIPT No matching script. Please use EVAL.' },
        { result: expect.any(String) },
        { result: 7 },
      ]);
    });

    it('count in whole milliseconds and say so as text', async () => {
      const source = 'local now = tonumber(ARGV[1]) * 1000 + 7 return {now, tostring(now), now / 2 .. ""}';
      const expected = [1_795_215_554_007, 1_795_215_554_007, 897_607_777_003.5];
      expect(await redis.eval(source, [], ['1795215554'])).toEqual(expected);
    });

    it('read and write JSON', async () => {
      const source =
        'local value = cjson.decode(ARGV[1]) value.n = value.n + 1 value.list[3] = "é" ' +
        'return {cjson.encode(value.list), value.n, tostring(value.none == cjson.null), #value.name}';
      const argument = JSON.stringify({ n: 1, list: [1, true], none: null, name: 'ü' });
      expect(await redis.eval(source, [], [argument])).toEqual([[1, true, 'é'], 2, true, 2]);
    });

    it('fail with the error of the command that failed, and keep what came before', async () => {
      await redis.set('text', 'x');
      const source =
        'redis.call("SET", "before", 1) redis.call("INCR", "text") redis.call("SET", "after", 1)';
      await expect(redis.eval(source, [], [])).rejects.toThrow(NOT_A_NUMBER);
      expect(await redis.exists('before', 'after')).toBe(1);
    });

    it('can catch that error, and make their own', async () => {
      await redis.set('text', 'x');
      expect(await redis.eval('return redis.pcall("INCR", "text").err', [], [])).toBe(NOT_A_NUMBER);
      const own = 'return redis.error_reply("TAKEN name is taken")';
      await expect(redis.eval(own, [], [])).rejects.toThrow(/TAKEN name is taken/);
      await expect(redis.eval('this is not Lua', [], [])).rejects.toThrow(/ERR Error compiling script/);
      await expect(redis.eval('leaked = 1', [], [])).rejects.toThrow(/ERR/);
    });
  });
});
