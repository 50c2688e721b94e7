import { CommandError } from '../port';
import { atLeast, between, type CommandTable, exactly } from './command';
import { globMatcher } from './glob';
import { isHash, isList, isSet, isText, type Keyspace, type Value } from './keyspace';
import { type Bytes, OK, Status } from './replies';
import { parseScan, scanned } from './scan';

function typeName(value: Value | undefined): string {
  if (value === undefined) return 'none';
  if (isText(value)) return 'string';
  if (isHash(value)) return 'hash';
  if (isSet(value)) return 'set';
  return isList(value) ? 'list' : 'zset';
}

const count = (keyspace: Keyspace, keys: readonly Bytes[]) =>
  keys.filter((key) => keyspace.find(key) !== undefined).length;

const remove = (keyspace: Keyspace, keys: readonly Bytes[]) =>
  keys.filter((key) => keyspace.find(key) !== undefined && keyspace.delete(key)).length;

function rename(keyspace: Keyspace, from: Bytes, to: Bytes): void {
  const value = keyspace.find(from);
  if (value === undefined) throw new CommandError('ERR no such key');
  const expiry = keyspace.expiry(from);
  keyspace.delete(from);
  keyspace.set(to, value);
  if (expiry !== undefined) keyspace.expireAt(to, expiry);
}

function clear(keyspace: Keyspace) {
  keyspace.clear();
  return OK;
}

export const keyCommands: CommandTable = {
  DEL: atLeast(1, remove),
  UNLINK: atLeast(1, remove),
  EXISTS: atLeast(1, count),
  TOUCH: atLeast(1, count),
  TYPE: exactly(1, (keyspace, [key = '']) => new Status(typeName(keyspace.find(key)))),
  RENAME: exactly(2, (keyspace, [from = '', to = '']) => {
    rename(keyspace, from, to);
    return OK;
  }),
  RENAMENX: exactly(2, (keyspace, [from = '', to = '']) => {
    if (keyspace.find(from) !== undefined && keyspace.find(to) !== undefined) return 0;
    rename(keyspace, from, to);
    return 1;
  }),
  KEYS: exactly(1, (keyspace, [pattern = '']) => keyspace.keys().filter(globMatcher(pattern))),
  SCAN: atLeast(1, (keyspace, [cursor = '', ...words]) => {
    const { matches, type } = parseScan(cursor, words);
    const isAsked = (key: Bytes) => type === undefined || typeName(keyspace.find(key)) === type;
    return scanned(keyspace.keys().filter((key) => matches(key) && isAsked(key)));
  }),
  DBSIZE: exactly(0, (keyspace) => keyspace.keys().length),
  FLUSHDB: between(0, 1, clear),
  FLUSHALL: between(0, 1, clear),
  PING: between(0, 1, (_keyspace, [message]) => message ?? new Status('PONG')),
  ECHO: exactly(1, (_keyspace, [message = '']) => message),
  TIME: exactly(0, ({ now }) => {
    return [String(Math.floor(now / 1000)), String((now % 1000) * 1000)];
  }),
};
