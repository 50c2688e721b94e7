import fc from 'fast-check';

const key = fc.constantFrom('a', 'b', 'c');
const member = fc.constantFrom('x', 'y', '1', '-7', '10.5', 'ü😀', '', 'toString', '__proto__');
const score = fc.constantFrom('0', '1', '-1', '2.5', '(1', '1e3', 'inf', '-inf', '+inf', '(2.5', 'nonsense');
const position = fc.constantFrom('0', '1', '2', '-1', '-2', '-100', '100', 'nonsense');
const time = fc.constantFrom('4000000000', '4000000001', '5000000000', '1', '-1', '0', 'nonsense');
const lex = fc.constantFrom('-', '+', '[x', '(x', '[', '(1', 'x', '');
const count = fc.constantFrom('0', '1', '2', '-1', '5', 'nonsense');
const pattern = fc.constantFrom('*', '?', 'a', '[a-b]', '[^a]', '\\a', '[', 'x*', '*ü*', '[b-a]c');
const word = (...words: string[]) => fc.constantFrom(...words, ...words.map((each) => each.toLowerCase()));

type Part = fc.Arbitrary<string> | readonly [fc.Arbitrary<string>, least: number, most: number];

const some = (part: fc.Arbitrary<string>, least = 1, most = 3): Part => [part, least, most];

/** Arguments of each command. `randomCommand` also makes wrong numbers of arguments. */
const shapes: Readonly<Record<string, readonly Part[]>> = {
  SET: [key, member, some(word('NX', 'XX', 'GET', 'KEEPTTL', 'EXAT', 'nonsense', '4000000000'), 0, 3)],
  SETNX: [key, member],
  SETEX: [key, fc.constantFrom('0', '-1', 'nonsense'), member],
  GET: [key],
  GETSET: [key, member],
  GETDEL: [key],
  GETEX: [key, some(word('PERSIST', 'PXAT', 'nonsense'), 0, 1), some(fc.constant('4000000000000'), 0, 1)],
  MGET: [some(key)],
  MSET: [some(member, 1, 4)],
  MSETNX: [some(key, 1, 4)],
  APPEND: [key, member],
  STRLEN: [key],
  GETRANGE: [key, position, fc.constantFrom('0', '5', '-1', 'nonsense')],
  SETRANGE: [key, position, member],
  SETBIT: [key, position, fc.constantFrom('0', '1', '2')],
  GETBIT: [key, position],
  INCR: [key],
  DECR: [key],
  INCRBY: [key, member],
  DECRBY: [key, member],
  INCRBYFLOAT: [key, fc.constantFrom('0.5', '-3', '1e3', 'inf', 'x')],
  DEL: [some(key)],
  UNLINK: [some(key)],
  EXISTS: [some(key)],
  TOUCH: [some(key)],
  TYPE: [key],
  RENAME: [key, key],
  RENAMENX: [key, key],
  KEYS: [pattern],
  DBSIZE: [],
  ECHO: [member],
  PING: [some(member, 0, 1)],
  EXPIREAT: [key, time, some(word('NX', 'XX', 'GT', 'LT', 'nonsense'), 0, 2)],
  PEXPIREAT: [key, time],
  EXPIRETIME: [key],
  PEXPIRETIME: [key],
  PERSIST: [key],
  HSET: [key, some(member, 2, 4)],
  HMSET: [key, member, member],
  HSETNX: [key, member, member],
  HGET: [key, member],
  HMGET: [key, some(member)],
  HGETALL: [key],
  HKEYS: [key],
  HVALS: [key],
  HLEN: [key],
  HEXISTS: [key, member],
  HSTRLEN: [key, member],
  HDEL: [key, some(member)],
  HINCRBY: [key, member, member],
  HINCRBYFLOAT: [key, member, fc.constantFrom('0.5', '-2', 'x')],
  SADD: [key, some(member)],
  SREM: [key, some(member)],
  SMEMBERS: [key],
  SISMEMBER: [key, member],
  SMISMEMBER: [key, some(member)],
  SCARD: [key],
  SMOVE: [key, key, member],
  SUNION: [some(key)],
  SINTER: [some(key)],
  SDIFF: [some(key)],
  SUNIONSTORE: [key, some(key)],
  SINTERSTORE: [key, some(key)],
  SDIFFSTORE: [key, some(key)],
  LPUSH: [key, some(member)],
  RPUSH: [key, some(member)],
  LPUSHX: [key, member],
  RPUSHX: [key, member],
  LPOP: [key, some(count, 0, 1)],
  RPOP: [key, some(count, 0, 1)],
  LMOVE: [key, key, word('LEFT', 'RIGHT'), word('LEFT', 'RIGHT', 'nonsense')],
  LLEN: [key],
  LRANGE: [key, position, position],
  LINDEX: [key, position],
  LSET: [key, position, member],
  LREM: [key, count, member],
  LTRIM: [key, position, position],
  ZADD: [key, some(word('NX', 'XX', 'GT', 'LT', 'CH', 'INCR'), 0, 2), score, member, some(member, 0, 2)],
  ZINCRBY: [key, score, member],
  ZREM: [key, some(member)],
  ZCARD: [key],
  ZSCORE: [key, member],
  ZMSCORE: [key, some(member)],
  ZRANK: [key, member],
  ZREVRANK: [key, member],
  ZPOPMIN: [key, some(count, 0, 1)],
  ZPOPMAX: [key, some(count, 0, 1)],
  ZRANGE: [key, position, position, some(word('REV', 'WITHSCORES'), 0, 2)],
  ZREVRANGE: [key, position, position, some(word('WITHSCORES', 'nonsense'), 0, 1)],
  ZRANGEBYSCORE: [key, score, score, some(word('WITHSCORES'), 0, 1)],
  ZREVRANGEBYSCORE: [key, score, score, word('LIMIT'), count, count],
  ZCOUNT: [key, score, score],
  ZREMRANGEBYRANK: [key, position, position],
  ZREMRANGEBYSCORE: [key, score, score],
  ZUNIONSTORE: [
    key,
    fc.constantFrom('1', '2'),
    key,
    key,
    some(word('AGGREGATE', 'MIN', 'WEIGHTS', '2'), 0, 3),
  ],
  ZINTERSTORE: [key, fc.constantFrom('1', '2', '0', 'x'), some(key)],
  HSCAN: [key, fc.constant('0'), word('MATCH'), pattern],
  SSCAN: [key, fc.constant('0'), word('MATCH'), pattern],
  ZSCAN: [key, fc.constantFrom('0', 'x'), word('MATCH', 'COUNT'), pattern],
  NOSUCHCOMMAND: [some(member)],
};

/** Arguments for ranges by bytes, which are defined only if all scores are equal. */
const lexShapes: typeof shapes = {
  ZADD: [key, fc.constant('0'), member],
  ZRANGEBYLEX: [key, lex, lex],
  ZREVRANGEBYLEX: [key, lex, lex, word('LIMIT'), count, count],
  ZLEXCOUNT: [key, lex, lex],
  ZREMRANGEBYLEX: [key, lex, lex],
  ZRANGE: [key, lex, lex, word('BYLEX'), some(word('REV'), 0, 1)],
};

function fromShapes(table: typeof shapes): fc.Arbitrary<string[]> {
  return fc.oneof(
    ...Object.entries(table).map(([name, parts]) =>
      fc
        .tuple(...parts.map((part) => ('generate' in part ? fc.tuple(part) : listOf(...part))))
        .map((pieces) => [name, ...pieces.flat()]),
    ),
  );
}

function listOf(part: fc.Arbitrary<string>, least: number, most: number): fc.Arbitrary<string[]> {
  return fc.array(part, { minLength: least, maxLength: most });
}

/** Drops the last argument of one command in twenty. */
const cropped = (commands: fc.Arbitrary<string[]>) =>
  fc
    .tuple(commands, fc.nat({ max: 19 }))
    .map(([command, chance]) => (chance === 0 && command.length > 1 ? command.slice(0, -1) : command));

/** Generates a command on one of three keys, with arguments that are mostly valid. */
export const randomCommand = cropped(fromShapes(shapes));
export const randomLexCommand = cropped(fromShapes(lexShapes));
