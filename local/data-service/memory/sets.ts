import { CommandError } from '../port';
import { atLeast, between, type CommandTable, exactly, type Run } from './command';
import { isSet, type Keyspace } from './keyspace';
import { parseInteger } from './numbers';
import { type Bytes } from './replies';
import { parseScan, scanned } from './scan';

const read = (keyspace: Keyspace, key: Bytes): ReadonlySet<Bytes> => keyspace.read(key, isSet) ?? new Set();
const open = (keyspace: Keyspace, key: Bytes) => keyspace.open(key, isSet, () => new Set<Bytes>());

function add(keyspace: Keyspace, key: Bytes, members: readonly Bytes[]): number {
  const set = open(keyspace, key);
  const before = set.size;
  for (const member of members) set.add(member);
  return set.size - before;
}

function remove(keyspace: Keyspace, key: Bytes, members: readonly Bytes[]): number {
  const set = keyspace.read(key, isSet);
  const removed = members.filter((member) => set?.delete(member)).length;
  keyspace.deleteIfEmpty(key);
  return removed;
}

/** Returns up to `count` different members at random. */
function pick(members: readonly Bytes[], count: number): Bytes[] {
  return members
    .map((member) => ({ member, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ member }) => member);
}

function parseCount(text: Bytes): number {
  const refusal = () => new CommandError('ERR value is out of range, must be positive');
  const count = parseInteger(text, refusal);
  if (count < 0) throw refusal();
  return count;
}

const pop: Run = (keyspace, [key = '', count]) => {
  const wanted = count === undefined ? 1 : parseCount(count);
  const picked = pick([...read(keyspace, key)], wanted);
  remove(keyspace, key, picked);
  return count === undefined ? (picked[0] ?? null) : picked;
};

/** Implements SRANDMEMBER. A negative count may return a member more than once. */
const sample: Run = (keyspace, [key = '', count]) => {
  const wanted = count === undefined ? 1 : parseInteger(count);
  const members = [...read(keyspace, key)];
  if (count === undefined) return pick(members, 1)[0] ?? null;
  if (wanted >= 0 || members.length === 0) return pick(members, Math.max(0, wanted));
  return Array.from({ length: -wanted }, () => members[Math.floor(Math.random() * members.length)] ?? null);
};

type Combine = (sets: readonly ReadonlySet<Bytes>[]) => Bytes[];

const union: Combine = (sets) => [...new Set(sets.flatMap((set) => [...set]))];
const intersection: Combine = ([first = new Set(), ...others]) =>
  [...first].filter((member) => others.every((set) => set.has(member)));
const difference: Combine = ([first = new Set(), ...others]) =>
  [...first].filter((member) => !others.some((set) => set.has(member)));

const combined =
  (combine: Combine): Run =>
  (keyspace, keys) =>
    combine(keys.map((key) => read(keyspace, key)));

const stored =
  (combine: Combine): Run =>
  (keyspace, [target = '', ...keys]) => {
    const members = combine(keys.map((key) => read(keyspace, key)));
    keyspace.delete(target);
    return members.length === 0 ? 0 : add(keyspace, target, members);
  };

export const setCommands: CommandTable = {
  SADD: atLeast(2, (keyspace, [key = '', ...members]) => add(keyspace, key, members)),
  SREM: atLeast(2, (keyspace, [key = '', ...members]) => remove(keyspace, key, members)),
  SMEMBERS: exactly(1, (keyspace, [key = '']) => [...read(keyspace, key)]),
  SISMEMBER: exactly(2, (keyspace, [key = '', member = '']) => (read(keyspace, key).has(member) ? 1 : 0)),
  SMISMEMBER: atLeast(2, (keyspace, [key = '', ...members]) => {
    const set = read(keyspace, key);
    return members.map((member) => (set.has(member) ? 1 : 0));
  }),
  SCARD: exactly(1, (keyspace, [key = '']) => read(keyspace, key).size),
  SPOP: between(1, 2, pop),
  SRANDMEMBER: between(1, 2, sample),
  SMOVE: exactly(3, (keyspace, [from = '', to = '', member = '']) => {
    if (read(keyspace, from).size === 0) return 0;
    read(keyspace, to);
    if (remove(keyspace, from, [member]) === 0) return 0;
    add(keyspace, to, [member]);
    return 1;
  }),
  SUNION: atLeast(1, combined(union)),
  SINTER: atLeast(1, combined(intersection)),
  SDIFF: atLeast(1, combined(difference)),
  SUNIONSTORE: atLeast(2, stored(union)),
  SINTERSTORE: atLeast(2, stored(intersection)),
  SDIFFSTORE: atLeast(2, stored(difference)),
  SSCAN: atLeast(2, (keyspace, [key = '', cursor = '', ...words]) => {
    const set = read(keyspace, key);
    return scanned([...set].filter(parseScan(cursor, words, set.size > 0).matches));
  }),
};
