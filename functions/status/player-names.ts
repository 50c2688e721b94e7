import { isListedHere } from '@/lib/player-name';
import { field } from '../core/untrusted';

/** Public lookups may list everyone online; the page shows eleven and counts the rest. */
export const NAMES_LIMIT = 200;

/** Control, format and bidirectional characters, lone surrogates, line separators and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const FORMATTING = /§[0-9a-z]?/giu;
/** The game's text for a player who does not allow server listings. Its UUID is {@link NIL}. */
const ANONYMOUS = /^(?:anonym.*)?$/i;
const ANONYMOUS_PLAYER = /^anonymous player$/i;
const NIL = /^[0-]{32,36}$/;

/** Numbers of a list's entries that were left out. */
export interface LeftOut {
  /** Players whom the game lists without their names. */
  readonly anonymous: number;
  /** Slogans and the like, which networks put among the players. */
  readonly others: number;
}

/**
 * Returns the players' names from an untrusted list of strings or of objects with a `name`, without duplicates, at most {@link
 * NAMES_LIMIT}. Entries without a player's name are left out.
 */
export function cleanNames(list: unknown): string[] {
  const names = new Set<string>();
  for (const entry of entriesOf(list)) {
    const { name } = readEntry(entry);
    if (name !== null) names.add(name);
    if (names.size === NAMES_LIMIT) break;
  }
  return [...names];
}

/** Counts the entries that {@link cleanNames} leaves out of a list, except duplicates. */
export function leftOutOf(list: unknown): LeftOut {
  const unnamed = entriesOf(list)
    .map(readEntry)
    .filter(({ name }) => name === null);
  const anonymous = unnamed.filter(({ isAnonymous }) => isAnonymous).length;
  return { anonymous, others: unnamed.length - anonymous };
}

const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? (list as unknown[]) : []);

/** Long texts are never truncated, because their beginning could be another player's name. */
function readEntry(entry: unknown): { readonly name: string | null; readonly isAnonymous: boolean } {
  const text = typeof entry === 'string' ? entry : field(entry, 'name');
  const name = typeof text === 'string' ? text.replace(INVISIBLE, '').replace(FORMATTING, '').trim() : '';
  const isNil = NIL.test(String(field(entry, 'id') ?? field(entry, 'uuid')));
  const isAnonymous = ANONYMOUS_PLAYER.test(name) || (isNil && ANONYMOUS.test(name));
  return { name: isNil || !isListedHere(name) ? null : name, isAnonymous };
}
