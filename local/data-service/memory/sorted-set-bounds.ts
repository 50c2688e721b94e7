import { CommandError } from '../port';
import { syntaxError } from './errors';
import { parseFloatStrictly, parseInteger, positions } from './numbers';
import { type Bytes } from './replies';
import { type Scored } from './sorted-set';

export type RangeKind = 'rank' | 'score' | 'lex';

export interface Limit {
  readonly offset: number;
  /** Maximum number; negative for all. */
  readonly count: number;
}

/** Reads `LIMIT offset count`. */
export function parseLimit(offset: Bytes | undefined, count: Bytes | undefined): Limit {
  if (offset === undefined || count === undefined) throw syntaxError();
  return { offset: parseInteger(offset), count: parseInteger(count) };
}

/**
 * Returns the entries between two bounds, in order. In reverse, ranks count from the end; the caller still passes the lower
 * bound first.
 */
export function between(
  entries: readonly Scored[],
  kind: RangeKind,
  [low, high]: readonly [Bytes, Bytes],
  reverse = false,
): readonly Scored[] {
  if (kind === 'rank') {
    const ordered = reverse ? entries.toReversed() : entries;
    const range = positions(low, high, entries.length);
    return range ? ordered.slice(...range) : [];
  }
  const isInside = kind === 'score' ? scoreTest(low, high) : lexTest(low, high);
  const inside = entries.filter(isInside);
  return reverse ? inside.toReversed() : inside;
}

export function limited<T>(items: readonly T[], limit: Limit | undefined): readonly T[] {
  if (limit === undefined) return items;
  if (limit.offset < 0) return [];
  return items.slice(limit.offset, limit.count < 0 ? undefined : limit.offset + limit.count);
}

function scoreTest(low: Bytes, high: Bytes): (entry: Scored) => boolean {
  const [least, most] = [parseScoreBound(low), parseScoreBound(high)];
  return ({ score }) =>
    (least.open ? score > least.value : score >= least.value) &&
    (most.open ? score < most.value : score <= most.value);
}

function parseScoreBound(text: Bytes): { readonly value: number; readonly open: boolean } {
  const open = text.startsWith('(');
  const refusal = () => new CommandError('ERR min or max is not a float');
  return { value: parseFloatStrictly(open ? text.slice(1) : text, refusal), open };
}

function lexTest(low: Bytes, high: Bytes): (entry: Scored) => boolean {
  const isAbove = lexBound(low, (member, bound) => member > bound);
  const isBelow = lexBound(high, (member, bound) => member < bound);
  return ({ member }) => isAbove(member, '-') && isBelow(member, '+');
}

/** Returns a test for a bound. `-` and `+` lie outside everything; a bound on the wrong side admits nothing. */
function lexBound(text: Bytes, isPast: (member: Bytes, bound: Bytes) => boolean) {
  const bound = text.slice(1);
  if (text === '-' || text === '+') return (_member: Bytes, unbounded: '-' | '+') => text === unbounded;
  if (text.startsWith('(')) return (member: Bytes) => isPast(member, bound);
  if (text.startsWith('[')) return (member: Bytes) => member === bound || isPast(member, bound);
  throw new CommandError('ERR min or max not valid string range item');
}
