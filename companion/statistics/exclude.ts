import { toUuid } from '@/contract/leaderboard-requests';

/** Players whom an owner leaves out: names, UUIDs and patterns, as they are typed. */
export interface Excluded {
  /** @param name undefined when unknown */
  has(uuid: string, name: string | undefined): boolean;
}

/** Marks a pattern that may mean UUIDs: a dash, or eight hexadecimal digits. A shorter one such as `A*` means names. */
const UUID_PART = /-|[0-9a-f]{8}/;

/** A star stands for any characters, and an escaped star (`\*`) for itself. Case is ignored. */
export function createExcluded(typed: readonly string[]): Excluded {
  const patterns = typed.map((text) => {
    const pattern = (toUuid(text) ?? text).toLowerCase();
    return { parts: partsOf(pattern), isForUuids: UUID_PART.test(pattern) };
  });
  return {
    has: (uuid, name) =>
      patterns.some(
        ({ parts, isForUuids }) =>
          (isForUuids && matches(uuid, parts)) || (name !== undefined && matches(name.toLowerCase(), parts)),
      ),
  };
}

const partsOf = (pattern: string): string[] =>
  pattern.split(/(?<!\\)\*/).map((part) => part.replaceAll('\\*', '*'));

/** Returns whether a text has the parts in this order, the first at its beginning and the last at its end. */
function matches(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
