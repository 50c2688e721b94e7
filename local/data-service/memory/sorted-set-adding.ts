import { CommandError } from '../port';
import { pairs, type Run } from './command';
import { syntaxError } from './errors';
import { isSortedSet } from './keyspace';
import { formatDouble, parseFloatStrictly } from './numbers';
import { type Bytes } from './replies';
import { SortedSet } from './sorted-set';

const FLAGS: ReadonlySet<string> = new Set(['NX', 'XX', 'GT', 'LT', 'CH', 'INCR']);

interface Addition {
  readonly flags: ReadonlySet<string>;
  readonly scored: readonly { readonly member: Bytes; readonly score: number }[];
}

function parseAddition(words: readonly Bytes[]): Addition {
  const first = words.findIndex((word) => !FLAGS.has(word.toUpperCase()));
  const flags = new Set(words.slice(0, first).map((word) => word.toUpperCase()));
  const entries = first < 0 ? undefined : pairs(words.slice(first));
  if (entries === undefined) throw syntaxError();
  if (flags.has('NX') && flags.has('XX')) {
    throw new CommandError('ERR XX and NX options at the same time are not compatible');
  }
  if (['NX', 'GT', 'LT'].filter((flag) => flags.has(flag)).length > 1) {
    throw new CommandError('ERR GT, LT, and/or NX options at the same time are not compatible');
  }
  if (flags.has('INCR') && entries.length > 1) {
    throw new CommandError('ERR INCR option supports a single increment-element pair');
  }
  return { flags, scored: entries.map(([score, member]) => ({ member, score: parseFloatStrictly(score) })) };
}

/** @returns the new score, or `undefined` if the flags forbid the change */
function put(set: SortedSet, flags: ReadonlySet<string>, member: Bytes, given: number): number | undefined {
  const before = set.score(member);
  if (before === undefined ? flags.has('XX') : flags.has('NX')) return undefined;
  const score = flags.has('INCR') ? (before ?? 0) + given : given;
  if (Number.isNaN(score)) throw new CommandError('ERR resulting score is not a number (NaN)');
  if (
    before !== undefined &&
    ((flags.has('GT') && score <= before) || (flags.has('LT') && score >= before))
  ) {
    return undefined;
  }
  if (score !== before) set.put(member, score);
  return score;
}

/** Implements ZADD. Returns the number of new members (with CH, also of changed ones), or the score with INCR. */
export const add: Run = (keyspace, [key = '', ...words]) => {
  const { flags, scored } = parseAddition(words);
  const set = keyspace.open(key, isSortedSet, () => new SortedSet());
  const size = set.size;
  let changed = 0;
  let result: number | undefined;
  try {
    for (const { member, score } of scored) {
      const before = set.score(member);
      result = put(set, flags, member, score);
      if (result !== undefined && result !== before) changed += 1;
    }
  } finally {
    keyspace.deleteIfEmpty(key);
  }
  if (flags.has('INCR')) return result === undefined ? null : formatDouble(result);
  return flags.has('CH') ? changed : set.size - size;
};
