import { CommandError } from '../port';
import { atLeast, between, type CommandTable, exactly, type Run } from './command';
import { isSortedSet, type Keyspace } from './keyspace';
import { formatDouble, parseInteger } from './numbers';
import { type Bytes } from './replies';
import { parseScan, scanned } from './scan';
import { add } from './sorted-set-adding';
import { listed } from './sorted-set-ranges';
import { store } from './sorted-set-stores';

const scoreOf = (keyspace: Keyspace, key: Bytes, member: Bytes) => {
  const score = keyspace.read(key, isSortedSet)?.score(member);
  return score === undefined ? null : formatDouble(score);
};

const rank =
  (reverse: boolean): Run =>
  (keyspace, [key = '', member = '']) => {
    const entries = keyspace.read(key, isSortedSet)?.entries() ?? [];
    const index = entries.findIndex((entry) => entry.member === member);
    if (index < 0) return null;
    return reverse ? entries.length - 1 - index : index;
  };

const pop =
  (reverse: boolean): Run =>
  (keyspace, [key = '', count = '1']) => {
    const refusal = () => new CommandError('ERR value is out of range, must be positive');
    const wanted = parseInteger(count, refusal);
    if (wanted < 0) throw refusal();
    const set = keyspace.read(key, isSortedSet);
    const entries = set?.entries() ?? [];
    const taken = (reverse ? entries.toReversed() : entries).slice(0, wanted);
    for (const { member } of taken) set?.delete(member);
    keyspace.deleteIfEmpty(key);
    return listed(taken, true);
  };

export const sortedSetCommands: CommandTable = {
  ZADD: atLeast(3, add),
  ZINCRBY: exactly(3, (keyspace, [key = '', step = '', member = '']) =>
    add(keyspace, [key, 'INCR', step, member]),
  ),
  ZREM: atLeast(2, (keyspace, [key = '', ...members]) => {
    const set = keyspace.read(key, isSortedSet);
    const removed = members.filter((member) => set?.delete(member)).length;
    keyspace.deleteIfEmpty(key);
    return removed;
  }),
  ZCARD: exactly(1, (keyspace, [key = '']) => keyspace.read(key, isSortedSet)?.size ?? 0),
  ZSCORE: exactly(2, (keyspace, [key = '', member = '']) => scoreOf(keyspace, key, member)),
  ZMSCORE: atLeast(2, (keyspace, [key = '', ...members]) =>
    members.map((member) => scoreOf(keyspace, key, member)),
  ),
  ZRANK: exactly(2, rank(false)),
  ZREVRANK: exactly(2, rank(true)),
  ZPOPMIN: between(1, 2, pop(false)),
  ZPOPMAX: between(1, 2, pop(true)),
  ZUNIONSTORE: atLeast(3, store('union', 'zunionstore')),
  ZINTERSTORE: atLeast(3, store('intersection', 'zinterstore')),
  ZSCAN: atLeast(2, (keyspace, [key = '', cursor = '', ...words]) => {
    const entries = keyspace.read(key, isSortedSet)?.entries() ?? [];
    const { matches } = parseScan(cursor, words, entries.length > 0);
    return scanned(
      entries
        .filter(({ member }) => matches(member))
        .flatMap(({ member, score }) => [member, formatDouble(score)]),
    );
  }),
};
