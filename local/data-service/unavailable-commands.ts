import { type Command, CommandError } from './port';

const BLOCKING = 'BLPOP BRPOP BRPOPLPUSH BLMOVE BLMPOP BZPOPMIN BZPOPMAX BZMPOP WAIT WAITAOF';
const CONNECTION =
  'SUBSCRIBE PSUBSCRIBE SSUBSCRIBE UNSUBSCRIBE PUNSUBSCRIBE SUNSUBSCRIBE MONITOR AUTH HELLO QUIT RESET SELECT ' +
  'CLIENT ASKING READONLY READWRITE MULTI EXEC DISCARD WATCH UNWATCH';
const ADMINISTRATION =
  'SHUTDOWN CONFIG DEBUG SAVE BGSAVE BGREWRITEAOF LASTSAVE REPLICAOF SLAVEOF REPLCONF PSYNC SYNC FAILOVER ' +
  'CLUSTER MODULE ACL SLOWLOG LATENCY MEMORY MIGRATE MOVE SWAPDB COMMAND ROLE';

const unavailable = new Set(`${BLOCKING} ${CONNECTION} ${ADMINISTRATION}`.split(' '));

/**
 * Refuses commands that are meaningless over REST (blocking or bound to a connection) or reserved for the provider.
 * @throws CommandError with Upstash's message
 */
export function refuseUnavailable(command: Command): void {
  const name = String(command[0]).toUpperCase();
  const blocks =
    name.startsWith('XREAD') && command.some((argument) => String(argument).toUpperCase() === 'BLOCK');
  if (!unavailable.has(name) && !blocks) return;
  throw new CommandError(
    `ERR Command is not available: '${name}'. See https://upstash.com/docs/redis/overall/rediscompatibility for details`,
  );
}
