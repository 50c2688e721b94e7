import { CommandError } from '../port';
import { atLeast, type CommandTable, exactly, type Run } from './command';
import { type ExpiryUnit, expiryTime } from './expiry-options';
import { type Bytes } from './replies';

const CONDITIONS: ReadonlySet<string> = new Set(['NX', 'XX', 'GT', 'LT']);

function parseConditions(words: readonly Bytes[]): ReadonlySet<string> {
  const conditions = new Set(words.map((word) => word.toUpperCase()));
  for (const condition of conditions) {
    if (!CONDITIONS.has(condition)) throw new CommandError(`ERR Unsupported option ${condition}`);
  }
  if (conditions.has('NX') && conditions.size > 1) {
    throw new CommandError('ERR NX and XX, GT or LT options at the same time are not compatible');
  }
  if (conditions.has('GT') && conditions.has('LT')) {
    throw new CommandError('ERR GT and LT options at the same time are not compatible');
  }
  return conditions;
}

/** Sets an expiry. For the conditions, a key without one expires at the end of time. */
const expire =
  (unit: ExpiryUnit, command: string): Run =>
  (keyspace, [key = '', amount = '', ...words]) => {
    const conditions = parseConditions(words);
    const time = expiryTime(unit, amount, keyspace.now, command);
    if (keyspace.find(key) === undefined) return 0;
    const before = keyspace.expiry(key);
    const refused =
      (conditions.has('NX') && before !== undefined) ||
      (conditions.has('XX') && before === undefined) ||
      (conditions.has('GT') && time <= (before ?? Infinity)) ||
      (conditions.has('LT') && time >= (before ?? Infinity));
    if (refused) return 0;
    keyspace.expireAt(key, time);
    return 1;
  };

const report =
  (compute: (expiry: number, now: number) => number): Run =>
  (keyspace, [key = '']) => {
    if (keyspace.find(key) === undefined) return -2;
    const expiry = keyspace.expiry(key);
    return expiry === undefined ? -1 : compute(expiry, keyspace.now);
  };

const inSeconds = (milliseconds: number) => Math.floor((milliseconds + 500) / 1000);

export const expiryCommands: CommandTable = {
  EXPIRE: atLeast(2, expire('EX', 'expire')),
  PEXPIRE: atLeast(2, expire('PX', 'pexpire')),
  EXPIREAT: atLeast(2, expire('EXAT', 'expireat')),
  PEXPIREAT: atLeast(2, expire('PXAT', 'pexpireat')),
  TTL: exactly(
    1,
    report((expiry, now) => inSeconds(expiry - now)),
  ),
  PTTL: exactly(
    1,
    report((expiry, now) => expiry - now),
  ),
  EXPIRETIME: exactly(
    1,
    report((expiry) => inSeconds(expiry)),
  ),
  PEXPIRETIME: exactly(
    1,
    report((expiry) => expiry),
  ),
  PERSIST: exactly(1, (keyspace, [key = '']) => {
    return keyspace.find(key) !== undefined && keyspace.persist(key) ? 1 : 0;
  }),
};
