import { isListedHere } from '@/lib/listed-name';
import { field } from '../core/untrusted';

/** Public lookups may list everyone online; the page shows eleven and counts the rest. */
export const NAMES_LIMIT = 200;

/** Control, format and bidirectional characters, lone surrogates, line separators and what renders as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const FORMATTING = /§[0-9a-z]?/giu;
/** The game's text for a player who does not allow server listings. Its UUID is {@link NIL}. */
const ANONYMOUS = /^(?:anonym.*)?$/i;
const ANONYMOUS_PLAYER = /^anonymous player$/i;
const NIL = /^[0-]{32,36}$/;

/** Numbers of the entries of a list of players that were left out. */
export interface LeftOut {
  /** Players whom the game lists without their names. */
  readonly anonymous: number;
  /** Slogans and the like, which networks put among the players. */
  readonly others: number;
}

/**
 * The players' names in an untrusted list of strings or of objects with a `name`, without repetitions, at most
 * {@link NAMES_LIMIT}. Entries that name no player are left out.
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

/** Counts what {@link cleanNames} leaves out of a list, but for repetitions. */
export function leftOutOf(list: unknown): LeftOut {
  const unnamed = entriesOf(list)
    .map(readEntry)
    .filter(({ name }) => name === null);
  const anonymous = unnamed.filter(({ isAnonymous }) => isAnonymous).length;
  return { anonymous, others: unnamed.length - anonymous };
}

const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? (list as unknown[]) : []);

/** A long text is never cut short: its beginning could be another player's name. */
function readEntry(entry: unknown): { readonly name: string | null; readonly isAnonymous: boolean } {
  const text = typeof entry === 'string' ? entry : field(entry, 'name');
  const name = typeof text === 'string' ? text.replace(INVISIBLE, '').replace(FORMATTING, '').trim() : '';
  const isNil = NIL.test(String(field(entry, 'id') ?? field(entry, 'uuid')));
  const isAnonymous = ANONYMOUS_PLAYER.test(name) || (isNil && ANONYMOUS.test(name));
  return { name: isNil || !isListedHere(name) ? null : name, isAnonymous };
}
