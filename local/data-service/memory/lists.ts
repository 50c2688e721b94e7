import { CommandError } from '../port';
import { atLeast, between, type CommandTable, exactly, type Run } from './command';
import { syntaxError } from './errors';
import { isList, type Keyspace, type List } from './keyspace';
import { parseInteger, positions } from './numbers';
import { type Bytes, OK } from './replies';

type End = 'LEFT' | 'RIGHT';

const read = (keyspace: Keyspace, key: Bytes): Readonly<List> => keyspace.read(key, isList) ?? [];

const push =
  (end: End, onlyExisting = false): Run =>
  (keyspace, [key = '', ...values]) => {
    if (onlyExisting && read(keyspace, key).length === 0) return 0;
    const list = keyspace.open(key, isList, () => []);
    for (const value of values) {
      if (end === 'LEFT') list.unshift(value);
      else list.push(value);
    }
    return list.length;
  };

function take(keyspace: Keyspace, key: Bytes, end: End): Bytes | undefined {
  const list = keyspace.read(key, isList);
  const value = end === 'LEFT' ? list?.shift() : list?.pop();
  keyspace.deleteIfEmpty(key);
  return value;
}

const pop =
  (end: End): Run =>
  (keyspace, [key = '', count]) => {
    if (count === undefined) return take(keyspace, key, end) ?? null;
    const refusal = () => new CommandError('ERR value is out of range, must be positive');
    const wanted = parseInteger(count, refusal);
    if (wanted < 0) throw refusal();
    const { length } = read(keyspace, key);
    if (length === 0) return null;
    return Array.from({ length: Math.min(wanted, length) }, () => take(keyspace, key, end) ?? null);
  };

function parseEnd(word: Bytes): End {
  const end = word.toUpperCase();
  if (end === 'LEFT' || end === 'RIGHT') return end;
  throw syntaxError();
}

const move: Run = (keyspace, [from = '', to = '', source = '', target = '']) => {
  const [takeFrom, putAt] = [parseEnd(source), parseEnd(target)];
  if (read(keyspace, from).length === 0) return null;
  read(keyspace, to);
  const value = take(keyspace, from, takeFrom);
  if (value === undefined) return null;
  push(putAt)(keyspace, [to, value]);
  return value;
};

const indexOf = (list: Readonly<List>, position: Bytes) => {
  const index = parseInteger(position);
  return index < 0 ? index + list.length : index;
};

const setAt: Run = (keyspace, [key = '', position = '', value = '']) => {
  const list = keyspace.read(key, isList);
  if (list === undefined) throw new CommandError('ERR no such key');
  const index = indexOf(list, position);
  if (list[index] === undefined) throw new CommandError('ERR index out of range');
  list[index] = value;
  return OK;
};

/** Removes equal items: from the left for a positive count, from the right for a negative one, and all for zero. */
const removeEqual: Run = (keyspace, [key = '', count = '', value = '']) => {
  const wanted = parseInteger(count);
  const list = keyspace.read(key, isList);
  if (list === undefined) return 0;
  const found = [...list.keys()].filter((index) => list[index] === value);
  const chosen = new Set(wanted < 0 ? found.slice(wanted) : found.slice(0, wanted || undefined));
  list.splice(0, list.length, ...list.filter((_value, index) => !chosen.has(index)));
  keyspace.deleteIfEmpty(key);
  return chosen.size;
};

const trim: Run = (keyspace, [key = '', start = '', stop = '']) => {
  const list = keyspace.read(key, isList);
  const range = positions(start, stop, list?.length ?? 0);
  list?.splice(0, list.length, ...(range ? list.slice(...range) : []));
  keyspace.deleteIfEmpty(key);
  return OK;
};

export const listCommands: CommandTable = {
  LPUSH: atLeast(2, push('LEFT')),
  RPUSH: atLeast(2, push('RIGHT')),
  LPUSHX: atLeast(2, push('LEFT', true)),
  RPUSHX: atLeast(2, push('RIGHT', true)),
  LPOP: between(1, 2, pop('LEFT')),
  RPOP: between(1, 2, pop('RIGHT')),
  LMOVE: exactly(4, move),
  LLEN: exactly(1, (keyspace, [key = '']) => read(keyspace, key).length),
  LRANGE: exactly(3, (keyspace, [key = '', start = '', stop = '']) => {
    const list = read(keyspace, key);
    const range = positions(start, stop, list.length);
    return range ? list.slice(...range) : [];
  }),
  LINDEX: exactly(2, (keyspace, [key = '', position = '']) => {
    const list = read(keyspace, key);
    return list.length === 0 ? null : (list[indexOf(list, position)] ?? null);
  }),
  LSET: exactly(3, setAt),
  LREM: exactly(3, removeEqual),
  LTRIM: exactly(3, trim),
};
