import { CommandError } from '../port';
import { pairs } from './command';
import { syntaxError } from './errors';
import { globMatcher } from './glob';
import { parseInteger } from './numbers';
import { type Bytes, type MemoryReply } from './replies';

/** Options of SCAN and its variants; COUNT is only a hint. */
export interface ScanOptions {
  readonly matches: (name: Bytes) => boolean;
  readonly type: string | undefined;
}

/**
 * Parses the options, which Redis reads only if there is something to scan.
 * @throws CommandError as Redis would
 */
export function parseScan(cursor: Bytes, words: readonly Bytes[], hasItems = true): ScanOptions {
  if (!/^\d+$/.test(cursor)) throw new CommandError('ERR invalid cursor');
  let matches: ScanOptions['matches'] = () => true;
  let type: string | undefined;
  for (const [word, value] of pairs(hasItems ? words : []) ?? [['', '']]) {
    const option = word.toUpperCase();
    if (option === 'MATCH') matches = globMatcher(value);
    else if (option === 'TYPE') type = value.toLowerCase();
    else if (option !== 'COUNT' || parseInteger(value) < 1) throw syntaxError();
  }
  return { matches, type };
}

/** Returns all items in one reply, which is always allowed, with the cursor back at its start. */
export function scanned(items: readonly Bytes[]): MemoryReply {
  return ['0', items];
}
