/** Commands that change nothing, and so need not be kept. Any other is. */
export const READERS: ReadonlySet<string> = new Set([
  ...['GET', 'MGET', 'STRLEN', 'GETRANGE', 'GETBIT'],
  ...['EXISTS', 'TOUCH', 'TYPE', 'KEYS', 'SCAN', 'DBSIZE', 'PING', 'ECHO', 'TIME'],
  ...['TTL', 'PTTL', 'EXPIRETIME', 'PEXPIRETIME'],
  ...['HGET', 'HMGET', 'HGETALL', 'HKEYS', 'HVALS', 'HLEN', 'HEXISTS', 'HSTRLEN', 'HSCAN'],
  ...['SMEMBERS', 'SISMEMBER', 'SMISMEMBER', 'SCARD', 'SRANDMEMBER', 'SUNION', 'SINTER', 'SDIFF', 'SSCAN'],
  ...['LLEN', 'LRANGE', 'LINDEX'],
  ...['ZCARD', 'ZSCORE', 'ZMSCORE', 'ZRANK', 'ZREVRANK', 'ZSCAN', 'ZCOUNT', 'ZLEXCOUNT'],
  ...['ZRANGE', 'ZREVRANGE', 'ZRANGEBYSCORE', 'ZREVRANGEBYSCORE', 'ZRANGEBYLEX', 'ZREVRANGEBYLEX'],
]);
