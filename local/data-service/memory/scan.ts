import { CommandError } from '../port';
import { pairs } from './command';
import { syntaxError } from './errors';
import { globMatcher } from './glob';
import { parseInteger } from './numbers';
import { type Bytes, type MemoryReply } from './replies';

/** What SCAN and its kin may be asked for; COUNT is a hint only. */
export interface ScanOptions {
  readonly matches: (name: Bytes) => boolean;
  readonly type: string | undefined;
}

/**
 * Redis reads the options only when there is something to scan.
 * @throws CommandError where Redis would refuse.
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

/** All in one reply, which is always allowed: the cursor is back at its start. */
export function scanned(items: readonly Bytes[]): MemoryReply {
  return ['0', items];
}
