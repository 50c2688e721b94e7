import { Redis } from '@upstash/redis';
import { engines, post, serve, type ServedEngine } from './test-engines';

const AWKWARD_TEXTS = [
  'two\nlines\r\n',
  'tab\tquote"backslash\\',
  'emoji 😀👩‍🚀 and ünïcödé',
  'nul\0inside',
  '',
  'OK',
  ' padded ',
];

describe.each(engines)('Upstash’s client on the %s engine', (_kind, open) => {
  let service: ServedEngine;
  let redis: Redis;

  beforeAll(async () => {
    service = await serve(open);
    redis = service.redis;
  });
  beforeEach(async () => {
    await redis.flushdb();
  });
  afterAll(() => service.close());

  describe('strings', () => {
    it.each(AWKWARD_TEXTS)('gives back %j as it was set', async (text) => {
      const raw = new Redis({ url: service.url, token: service.token, automaticDeserialization: false });
      expect(await raw.set('key', text)).toBe('OK');
      expect(await raw.get('key')).toBe(text);
      expect(await raw.mget('key', 'missing')).toEqual([text, null]);
    });

    it('keeps objects, numbers and null apart', async () => {
      await redis.mset({ object: { a: [1, 'two', null] }, number: 42, text: 'x' });
      expect(await redis.mget('object', 'number', 'text', 'missing')).toEqual([
        { a: [1, 'two', null] },
        42,
        'x',
        null,
      ]);
    });

    it('sets under a condition, and says when it did not', async () => {
      expect(await redis.set('key', 'first', { nx: true })).toBe('OK');
      expect(await redis.set('key', 'second', { nx: true })).toBeNull();
      expect(await redis.set('other', 'x', { xx: true })).toBeNull();
      expect(await redis.set('key', 'third', { get: true })).toBe('first');
      expect(await redis.getdel('key')).toBe('third');
      expect(await redis.get('key')).toBeNull();
    });

    it('counts', async () => {
      expect(await redis.incr('n')).toBe(1);
      expect(await redis.incrby('n', 41)).toBe(42);
      expect(await redis.decr('n')).toBe(41);
      expect(await redis.incrbyfloat('n', 0.5)).toBe(41.5);
    });

    it('takes a value of a megabyte', async () => {
      const large = '0123456789äbcdef'.repeat(60_000);
      await redis.set('large', large);
      expect((await redis.get('large')) === large).toBe(true);
    });
  });

  it('keeps hashes', async () => {
    expect(await redis.hset('hash', { a: 1, b: 'two', ['__proto__x']: 'odd' })).toBe(3);
    expect(await redis.hset('hash', { a: 5 })).toBe(0);
    expect(await redis.hget('hash', 'a')).toBe(5);
    expect(await redis.hget('hash', 'toString')).toBeNull();
    expect(await redis.hmget('hash', 'a', 'missing')).toEqual({ a: 5, missing: null });
    expect(await redis.hincrby('hash', 'a', -7)).toBe(-2);
    expect(await redis.hgetall('hash')).toEqual({ a: -2, b: 'two', ['__proto__x']: 'odd' });
    expect(await redis.hdel('hash', 'a', 'b', '__proto__x')).toBe(3);
    expect(await redis.exists('hash')).toBe(0);
    expect(await redis.hgetall('hash')).toBeNull();
  });

  it('keeps sets and lists', async () => {
    expect(await redis.sadd('set', 'a', 'b', 'a')).toBe(2);
    expect(await redis.smismember('set', ['a', 'z'])).toEqual([1, 0]);
    expect((await redis.smembers('set')).sort()).toEqual(['a', 'b']);
    expect(await redis.srem('set', 'a', 'b')).toBe(2);
    expect(await redis.type('set')).toBe('none');
    expect(await redis.rpush('list', 'b', 'c')).toBe(2);
    expect(await redis.lpush('list', 'a')).toBe(3);
    expect(await redis.ltrim('list', 0, 1)).toBe('OK');
    expect(await redis.lrange('list', 0, -1)).toEqual(['a', 'b']);
    expect(await redis.rpop('list')).toBe('b');
  });

  it('keeps sorted sets in order of score, then of bytes', async () => {
    const added = await redis.zadd(
      'board',
      { score: 10, member: 'bob' },
      { score: 20, member: 'ann' },
      { score: 10, member: 'Bea' },
    );
    expect(added).toBe(3);
    expect(await redis.zrange('board', 0, -1)).toEqual(['Bea', 'bob', 'ann']);
    expect(await redis.zrange('board', 0, 1, { rev: true, withScores: true })).toEqual([
      'ann',
      20,
      'bob',
      10,
    ]);
    expect(await redis.zrange('board', '(10', '+inf', { byScore: true })).toEqual(['ann']);
    expect(await redis.zrevrank('board', 'Bea')).toBe(2);
    expect(await redis.zincrby('board', 0.5, 'Bea')).toBe(10.5);
    expect(await redis.zadd('board', { gt: true, ch: true }, { score: 1, member: 'ann' })).toBe(0);
    expect(await redis.zscore('board', 'ann')).toBe(20);
    expect(await redis.zremrangebyrank('board', 0, 0)).toBe(1);
    expect(await redis.zcount('board', '-inf', '(20')).toBe(1);
    expect(await redis.zcard('board')).toBe(2);
  });

  it('scans all keys that match', async () => {
    await redis.mset({ 'user:1': 'a', 'user:2': 'b', other: 'c' });
    const found: string[] = [];
    let cursor = '0';
    do {
      const [next, keys] = await redis.scan(cursor, { match: 'user:*' });
      found.push(...keys);
      cursor = next;
    } while (cursor !== '0');
    expect(found.sort()).toEqual(['user:1', 'user:2']);
  });

  describe('expiry', () => {
    it('reports what is left', async () => {
      await redis.set('key', 'x', { ex: 100 });
      expect(await redis.ttl('key')).toBe(100);
      const left = await redis.pttl('key');
      expect(left).toBeGreaterThan(90_000);
      expect(left).toBeLessThanOrEqual(100_000);
      expect(await redis.persist('key')).toBe(1);
      expect([await redis.ttl('key'), await redis.ttl('missing')]).toEqual([-1, -2]);
    });

    it('forgets a key whose time has passed', async () => {
      await redis.mset({ past: 'x', soon: 'x' });
      expect(await redis.pexpireat('past', Date.now() - 1)).toBe(1);
      expect(await redis.exists('past')).toBe(0);
      expect(await redis.pexpire('soon', 20)).toBe(1);
      while ((await redis.get('soon')) !== null);
      expect(await redis.dbsize()).toBe(0);
    });

    it('drops the expiry with a new value, unless told to keep it', async () => {
      await redis.set('key', 'x', { ex: 100 });
      await redis.set('key', 'y', { keepTtl: true });
      expect(await redis.ttl('key')).toBe(100);
      await redis.set('key', 'z');
      expect(await redis.ttl('key')).toBe(-1);
    });
  });

  it('gives bytes that are not UTF-8 exactly, in base64', async () => {
    await redis.set('emoji', '😀');
    const half = await post(service, '/', ['GETRANGE', 'emoji', 0, 1]);
    expect(half.body).toEqual({ result: Buffer.from([0xf0, 0x9f]).toString('base64') });

    for (const bit of [0, 1, 8, 15]) await redis.setbit('bits', bit, 1);
    const bits = await post(service, '/', ['GET', 'bits']);
    expect(bits.body).toEqual({ result: Buffer.from([0xc0, 0x81]).toString('base64') });

    const script =
      'redis.call("SET", KEYS[1], "\\255\\0\\128") return {KEYS[1], {redis.call("GET", KEYS[1])}}';
    const made = await post(service, '/pipeline', [
      ['EVAL', script, 1, 'schlüssel'],
      ['STRLEN', 'schlüssel'],
    ]);
    const bytes = Buffer.from([0xff, 0, 0x80]).toString('base64');
    expect(made.body).toEqual([
      { result: [Buffer.from('schlüssel').toString('base64'), [bytes]] },
      { result: 3 },
    ]);
    expect(await redis.dbsize()).toBe(3);
  });
});
