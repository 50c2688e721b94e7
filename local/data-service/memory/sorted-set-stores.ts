import { CommandError } from '../port';
import { type Run } from './command';
import { syntaxError, wrongType } from './errors';
import { isSet, isSortedSet, type Keyspace } from './keyspace';
import { parseFloatStrictly, parseInteger } from './numbers';
import { type Bytes } from './replies';
import { type Scored, SortedSet } from './sorted-set';

const AGGREGATES: Readonly<Record<string, (one: number, other: number) => number>> = {
  SUM: (one, other) => one + other || 0,
  MIN: Math.min,
  MAX: Math.max,
};

interface Combination {
  readonly keys: readonly Bytes[];
  readonly weights: readonly number[];
  readonly aggregate: (one: number, other: number) => number;
}

function parseCombination([number = '', ...words]: readonly Bytes[], command: string): Combination {
  const count = parseInteger(number);
  if (count < 1) throw new CommandError(`ERR at least 1 input key is needed for '${command}' command`);
  if (count > words.length) throw syntaxError();
  const keys = words.slice(0, count);
  let weights = keys.map(() => 1);
  let aggregate = AGGREGATES.SUM;
  for (let index = count; index < words.length; index += 2) {
    const word = words[index]?.toUpperCase();
    if (word === 'WEIGHTS' && words.length > index + count) {
      const refusal = () => new CommandError('ERR weight value is not a float');
      weights = words
        .slice(index + 1, index + 1 + count)
        .map((weight) => parseFloatStrictly(weight, refusal));
      index += count - 1;
    } else if (word === 'AGGREGATE') aggregate = AGGREGATES[words[index + 1]?.toUpperCase() ?? ''];
    else throw syntaxError();
  }
  if (aggregate === undefined) throw syntaxError();
  return { keys, weights, aggregate };
}

/** Returns the entries of a set. Members of a plain set have score 1. */
function entriesOf(keyspace: Keyspace, key: Bytes): readonly Scored[] {
  const value = keyspace.find(key);
  if (value === undefined) return [];
  if (isSet(value)) return Array.from(value, (member) => ({ member, score: 1 }));
  if (isSortedSet(value)) return value.entries();
  throw wrongType();
}

/** Implements ZUNIONSTORE and ZINTERSTORE. Returns the size of the new sorted set. */
export const store =
  (kind: 'union' | 'intersection', command: string): Run =>
  (keyspace, [target = '', ...words]) => {
    const { keys, weights, aggregate } = parseCombination(words, command);
    const inputs = keys.map((key) => entriesOf(keyspace, key));
    const scores = new Map<Bytes, { score: number; found: number }>();
    inputs.forEach((entries, index) => {
      for (const { member, score } of entries) {
        const weighted = score * (weights[index] ?? 1) || 0;
        const before = scores.get(member);
        const combined = before === undefined ? weighted : aggregate(before.score, weighted);
        scores.set(member, { score: combined, found: (before?.found ?? 0) + 1 });
      }
    });
    const result = new SortedSet();
    for (const [member, { score, found }] of scores) {
      if (kind === 'union' || found === inputs.length) result.put(member, score);
    }
    keyspace.set(target, result);
    keyspace.deleteIfEmpty(target);
    return result.size;
  };
