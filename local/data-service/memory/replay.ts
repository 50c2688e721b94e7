import { findCommand } from './commands';
import { type JournalEntry } from './journal-lines';
import { type Keyspace } from './keyspace';
import { type Bytes, type MemoryReply } from './replies';

/** Read-only commands, which need not be stored. All others are. */
const READERS: ReadonlySet<string> = new Set([
  ...['GET', 'MGET', 'STRLEN', 'GETRANGE', 'GETBIT'],
  ...['EXISTS', 'TOUCH', 'TYPE', 'KEYS', 'SCAN', 'DBSIZE', 'PING', 'ECHO', 'TIME'],
  ...['TTL', 'PTTL', 'EXPIRETIME', 'PEXPIRETIME'],
  ...['HGET', 'HMGET', 'HGETALL', 'HKEYS', 'HVALS', 'HLEN', 'HEXISTS', 'HSTRLEN', 'HSCAN'],
  ...['SMEMBERS', 'SISMEMBER', 'SMISMEMBER', 'SCARD', 'SRANDMEMBER', 'SUNION', 'SINTER', 'SDIFF', 'SSCAN'],
  ...['LLEN', 'LRANGE', 'LINDEX'],
  ...['ZCARD', 'ZSCORE', 'ZMSCORE', 'ZRANK', 'ZREVRANK', 'ZSCAN', 'ZCOUNT', 'ZLEXCOUNT'],
  ...['ZRANGE', 'ZREVRANGE', 'ZRANGEBYSCORE', 'ZREVRANGEBYSCORE', 'ZRANGEBYLEX', 'ZREVRANGEBYLEX'],
]);

/** Returns the command that reproduces another's effect; `undefined` if it had none. */
export function effectOf([name = '', ...parameters]: readonly Bytes[], reply: MemoryReply) {
  const command = name.toUpperCase();
  if (READERS.has(command)) return undefined;
  if (command !== 'SPOP') return [name, ...parameters];
  // SPOP itself would take other members at random.
  const taken = [reply].flat().filter((member) => typeof member === 'string');
  return taken.length === 0 ? undefined : ['SREM', parameters[0] ?? '', ...taken];
}

/** Runs a command as of its original time. */
export function replay(keyspace: Keyspace, [time, name = '', ...parameters]: JournalEntry): void {
  keyspace.now = time;
  findCommand(name, parameters).run(keyspace, parameters);
}
