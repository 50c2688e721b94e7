import { atLeast, type CommandTable, exactly, type Run } from './command';
import { syntaxError } from './errors';
import { isSortedSet, type Keyspace } from './keyspace';
import { formatDouble } from './numbers';
import { type Bytes, type MemoryReply } from './replies';
import { type Scored } from './sorted-set';
import { between, limited, type Limit, parseLimit, type RangeKind } from './sorted-set-bounds';

interface RangeOptions {
  readonly kind: RangeKind;
  readonly reverse: boolean;
  readonly withScores: boolean;
  readonly limit: Limit | undefined;
}

const entriesOf = (keyspace: Keyspace, key: Bytes): readonly Scored[] =>
  keyspace.read(key, isSortedSet)?.entries() ?? [];

export function listed(entries: readonly Scored[], withScores: boolean): MemoryReply {
  return entries.flatMap(({ member, score }) => (withScores ? [member, formatDouble(score)] : [member]));
}

/** Parses the words after the bounds; each command allows only some of them. */
function parseOptions(
  words: readonly Bytes[],
  allowed: readonly string[],
  defaults: Partial<RangeOptions>,
): RangeOptions {
  let { kind = 'rank', reverse = false, withScores = false, limit }: Partial<RangeOptions> = defaults;
  for (let index = 0; index < words.length; index += 1) {
    const word = (words[index] ?? '').toUpperCase();
    if (!allowed.includes(word) || (word === 'REV' && reverse)) throw syntaxError();
    if (word === 'BYSCORE') kind = 'score';
    if (word === 'BYLEX') kind = 'lex';
    if (word === 'REV') reverse = true;
    if (word === 'WITHSCORES') withScores = true;
    if (word === 'LIMIT') {
      limit = parseLimit(words[index + 1], words[index + 2]);
      index += 2;
    }
  }
  if ((limit !== undefined && kind === 'rank') || (withScores && kind === 'lex')) throw syntaxError();
  return { kind, reverse, withScores, limit };
}

const range =
  (allowed: readonly string[], defaults: Partial<RangeOptions> = {}): Run =>
  (keyspace, [key = '', start = '', stop = '', ...words]) => {
    const { kind, reverse, withScores, limit } = parseOptions(words, allowed, defaults);
    const bounds = reverse && kind !== 'rank' ? ([stop, start] as const) : ([start, stop] as const);
    return listed(limited(between(entriesOf(keyspace, key), kind, bounds, reverse), limit), withScores);
  };

const count =
  (kind: RangeKind): Run =>
  (keyspace, [key = '', low = '', high = '']) =>
    between(entriesOf(keyspace, key), kind, [low, high]).length;

const removeRange =
  (kind: RangeKind): Run =>
  (keyspace, [key = '', low = '', high = '']) => {
    const set = keyspace.read(key, isSortedSet);
    const removed = between(set?.entries() ?? [], kind, [low, high]);
    for (const { member } of removed) set?.delete(member);
    keyspace.deleteIfEmpty(key);
    return removed.length;
  };

const LEGACY = ['WITHSCORES', 'LIMIT'];

export const sortedSetRangeCommands: CommandTable = {
  ZRANGE: atLeast(3, range(['BYSCORE', 'BYLEX', 'REV', ...LEGACY])),
  ZREVRANGE: atLeast(3, range(['WITHSCORES'], { reverse: true })),
  ZRANGEBYSCORE: atLeast(3, range(LEGACY, { kind: 'score' })),
  ZREVRANGEBYSCORE: atLeast(3, range(LEGACY, { kind: 'score', reverse: true })),
  ZRANGEBYLEX: atLeast(3, range(['LIMIT'], { kind: 'lex' })),
  ZREVRANGEBYLEX: atLeast(3, range(['LIMIT'], { kind: 'lex', reverse: true })),
  ZCOUNT: exactly(3, count('score')),
  ZLEXCOUNT: exactly(3, count('lex')),
  ZREMRANGEBYRANK: exactly(3, removeRange('rank')),
  ZREMRANGEBYSCORE: exactly(3, removeRange('score')),
  ZREMRANGEBYLEX: exactly(3, removeRange('lex')),
};
