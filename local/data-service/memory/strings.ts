import { CommandError } from '../port';
import { atLeast, type CommandTable, exactly, pairs, type Run } from './command';
import { syntaxError, wrongArity } from './errors';
import { type ExpiryUnit, isExpiryUnit, positiveExpiryTime } from './expiry-options';
import { isText, type Keyspace } from './keyspace';
import { parseInteger, positions } from './numbers';
import { type Bytes, OK } from './replies';

const LONGEST = 512 * 1024 * 1024;

interface SetOptions {
  condition?: 'NX' | 'XX';
  get?: true;
  keep?: true;
  expiry?: number;
}

function parseSetOptions(words: readonly Bytes[], now: number): SetOptions {
  const options: SetOptions = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = (words[index] ?? '').toUpperCase();
    if (isExpiryUnit(word) && !options.keep && options.expiry === undefined) {
      index += 1;
      options.expiry = positiveExpiryTime(word, required(words[index]), now, 'set');
    } else if (word === 'KEEPTTL' && options.expiry === undefined) options.keep = true;
    else if (word === 'GET') options.get = true;
    else if ((word === 'NX' || word === 'XX') && (options.condition ?? word) === word)
      options.condition = word;
    else throw syntaxError();
  }
  return options;
}

function required(word: Bytes | undefined): Bytes {
  if (word === undefined) throw syntaxError();
  return word;
}

const set: Run = (keyspace, [key = '', value = '', ...words]) => {
  const { condition, get, keep, expiry } = parseSetOptions(words, keyspace.now);
  const before = get ? keyspace.read(key, isText) : undefined;
  const exists = keyspace.find(key) !== undefined;
  const applies = condition === undefined || (condition === 'XX') === exists;
  if (applies) {
    if (keep) keyspace.update(key, value);
    else keyspace.set(key, value);
    if (expiry !== undefined) keyspace.expireAt(key, expiry);
  }
  if (get) return before ?? null;
  return applies ? OK : null;
};

const setWithExpiry =
  (unit: ExpiryUnit, command: string): Run =>
  (keyspace, [key = '', amount = '', value = '']) => {
    const expiry = positiveExpiryTime(unit, amount, keyspace.now, command);
    keyspace.set(key, value);
    keyspace.expireAt(key, expiry);
    return OK;
  };

const getAndExpire: Run = (keyspace, [key = '', option, amount, ...others]) => {
  const word = option?.toUpperCase();
  if (others.length > 0 || (word === 'PERSIST' && amount !== undefined)) throw syntaxError();
  const isUnit = word !== undefined && isExpiryUnit(word);
  if (word !== undefined && word !== 'PERSIST' && !isUnit) throw syntaxError();
  const time = isUnit ? required(amount) : '';
  const value = keyspace.read(key, isText);
  if (value === undefined) return null;
  const expiry = isUnit ? positiveExpiryTime(word, time, keyspace.now, 'getex') : undefined;
  if (word === 'PERSIST') keyspace.persist(key);
  if (expiry !== undefined) keyspace.expireAt(key, expiry);
  return value;
};

const setSeveral = (
  keyspace: Keyspace,
  parameters: readonly Bytes[],
  command: string,
  onlyNew: boolean,
): boolean => {
  const entries = pairs(parameters);
  if (entries === undefined) throw wrongArity(command);
  if (onlyNew && entries.some(([key]) => keyspace.find(key) !== undefined)) return false;
  for (const [key, value] of entries) keyspace.set(key, value);
  return true;
};

const setRange: Run = (keyspace, [key = '', position = '', piece = '']) => {
  const offset = parseInteger(position);
  if (offset < 0) throw new CommandError('ERR offset is out of range');
  const before = keyspace.read(key, isText) ?? '';
  if (piece === '') return before.length;
  if (offset + piece.length > LONGEST) {
    throw new CommandError('ERR string exceeds maximum allowed size (proto-max-bulk-len)');
  }
  const after = before.padEnd(offset, '\0').slice(0, offset) + piece + before.slice(offset + piece.length);
  keyspace.update(key, after);
  return after.length;
};

export const stringCommands: CommandTable = {
  GET: exactly(1, (keyspace, [key = '']) => keyspace.read(key, isText) ?? null),
  SET: atLeast(2, set),
  SETNX: exactly(2, (keyspace, parameters) => (setSeveral(keyspace, parameters, 'setnx', true) ? 1 : 0)),
  SETEX: exactly(3, setWithExpiry('EX', 'setex')),
  PSETEX: exactly(3, setWithExpiry('PX', 'psetex')),
  GETSET: exactly(2, (keyspace, [key = '', value = '']) => set(keyspace, [key, value, 'GET'])),
  GETEX: atLeast(1, getAndExpire),
  GETDEL: exactly(1, (keyspace, [key = '']) => {
    const value = keyspace.read(key, isText);
    keyspace.delete(key);
    return value ?? null;
  }),
  MGET: atLeast(1, (keyspace, keys) =>
    keys.map((key) => {
      const value = keyspace.find(key);
      return value !== undefined && isText(value) ? value : null;
    }),
  ),
  MSET: atLeast(2, (keyspace, parameters) => {
    setSeveral(keyspace, parameters, 'mset', false);
    return OK;
  }),
  MSETNX: atLeast(2, (keyspace, parameters) => (setSeveral(keyspace, parameters, 'msetnx', true) ? 1 : 0)),
  APPEND: exactly(2, (keyspace, [key = '', piece = '']) => {
    const value = (keyspace.read(key, isText) ?? '') + piece;
    keyspace.update(key, value);
    return value.length;
  }),
  STRLEN: exactly(1, (keyspace, [key = '']) => keyspace.read(key, isText)?.length ?? 0),
  GETRANGE: exactly(3, (keyspace, [key = '', start = '', stop = '']) => {
    const value = keyspace.read(key, isText) ?? '';
    const range = positions(start, stop, value.length);
    return range ? value.slice(...range) : '';
  }),
  SETRANGE: exactly(3, setRange),
};
