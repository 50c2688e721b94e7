import { field } from '../core/untrusted';

/** Names are 1 to 16 characters; bridges put a dot before those of Bedrock players. */
const NAME_LENGTH = 16;
/** Public lookups may list everyone online; the page shows eleven and counts the rest. */
export const NAMES_LIMIT = 200;

/** Control, format and bidirectional characters, lone surrogates, line separators and what renders as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const FORMATTING = /§[0-9a-z]?/giu;

/**
 * The players' names in an untrusted list of strings or of objects with a `name`, without repetitions, at most
 * {@link NAMES_LIMIT}. Entries that cannot be a name are left out: networks put slogans among the players, and a
 * long one cut short could be another player's name.
 */
export function cleanNames(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  const names = new Set<string>();
  for (const entry of list) {
    const name = cleanName(typeof entry === 'string' ? entry : field(entry, 'name'));
    if (name !== null) names.add(name);
    if (names.size === NAMES_LIMIT) break;
  }
  return [...names];
}

function cleanName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.replace(INVISIBLE, '').replace(FORMATTING, '').trim();
  const length = [...name].length;
  return length >= 1 && length <= NAME_LENGTH + (name.startsWith('.') ? 1 : 0) ? name : null;
}
