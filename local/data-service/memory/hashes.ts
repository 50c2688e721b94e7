import { CommandError } from '../port';
import { atLeast, type CommandTable, exactly, pairs, type Run } from './command';
import { addDecimals } from './counters';
import { wrongArity } from './errors';
import { type Hash, isHash, type Keyspace } from './keyspace';
import { addIntegers, parseInteger } from './numbers';
import { type Bytes, OK } from './replies';
import { parseScan, scanned } from './scan';

const read = (keyspace: Keyspace, key: Bytes): ReadonlyMap<Bytes, Bytes> =>
  keyspace.read(key, isHash) ?? new Map();
const open = (keyspace: Keyspace, key: Bytes): Hash => keyspace.open(key, isHash, () => new Map());

/** @returns the number of new fields */
function setFields(keyspace: Keyspace, [key = '', ...words]: readonly Bytes[], command: string): number {
  const entries = pairs(words);
  if (entries === undefined) throw wrongArity(command);
  const hash = open(keyspace, key);
  const before = hash.size;
  for (const [field, value] of entries) hash.set(field, value);
  return hash.size - before;
}

const add: Run = (keyspace, [key = '', field = '', step = '']) => {
  const amount = parseInteger(step);
  const before = parseInteger(read(keyspace, key).get(field) ?? '0', () => {
    return new CommandError('ERR hash value is not an integer');
  });
  const sum = addIntegers(
    before,
    amount,
    () => new CommandError('ERR increment or decrement would overflow'),
  );
  open(keyspace, key).set(field, String(sum));
  return sum;
};

const addDecimal: Run = (keyspace, [key = '', field = '', step = '']) => {
  const before = read(keyspace, key).get(field) ?? '0';
  const sum = addDecimals(before, step, () => new CommandError('ERR hash value is not a float'));
  open(keyspace, key).set(field, sum);
  return sum;
};

const scan: Run = (keyspace, [key = '', cursor = '', ...words]) => {
  const hash = read(keyspace, key);
  const { matches } = parseScan(cursor, words, hash.size > 0);
  return scanned([...hash].filter(([field]) => matches(field)).flat());
};

export const hashCommands: CommandTable = {
  HSET: atLeast(3, (keyspace, parameters) => setFields(keyspace, parameters, 'hset')),
  HMSET: atLeast(3, (keyspace, parameters) => {
    setFields(keyspace, parameters, 'hmset');
    return OK;
  }),
  HSETNX: exactly(3, (keyspace, [key = '', field = '', value = '']) => {
    if (read(keyspace, key).has(field)) return 0;
    open(keyspace, key).set(field, value);
    return 1;
  }),
  HGET: exactly(2, (keyspace, [key = '', field = '']) => read(keyspace, key).get(field) ?? null),
  HMGET: atLeast(2, (keyspace, [key = '', ...fields]) => {
    const hash = read(keyspace, key);
    return fields.map((field) => hash.get(field) ?? null);
  }),
  HGETALL: exactly(1, (keyspace, [key = '']) => [...read(keyspace, key)].flat()),
  HKEYS: exactly(1, (keyspace, [key = '']) => [...read(keyspace, key).keys()]),
  HVALS: exactly(1, (keyspace, [key = '']) => [...read(keyspace, key).values()]),
  HLEN: exactly(1, (keyspace, [key = '']) => read(keyspace, key).size),
  HEXISTS: exactly(2, (keyspace, [key = '', field = '']) => (read(keyspace, key).has(field) ? 1 : 0)),
  HSTRLEN: exactly(2, (keyspace, [key = '', field = '']) => read(keyspace, key).get(field)?.length ?? 0),
  HDEL: atLeast(2, (keyspace, [key = '', ...fields]) => {
    const hash = keyspace.read(key, isHash);
    const removed = fields.filter((field) => hash?.delete(field)).length;
    keyspace.deleteIfEmpty(key);
    return removed;
  }),
  HINCRBY: exactly(3, add),
  HINCRBYFLOAT: exactly(3, addDecimal),
  HSCAN: atLeast(2, scan),
};
