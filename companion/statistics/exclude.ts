import { toUuid } from '@/contract/leaderboard-requests';

/** Players whom an owner leaves out: names, UUIDs and patterns, as they are typed. */
export interface Excluded {
  /** @param name undefined where nobody knows it */
  has(uuid: string, name: string | undefined): boolean;
}

/** A star stands for any characters, one behind a backslash for itself; case counts for nothing. */
export function createExcluded(typed: readonly string[]): Excluded {
  const patterns = typed.map((text) => partsOf((toUuid(text) ?? text).toLowerCase()));
  return {
    has: (uuid, name) =>
      patterns.some(
        (parts) => matches(uuid, parts) || (name !== undefined && matches(name.toLowerCase(), parts)),
      ),
  };
}

/** Returns the texts between the stars of a pattern. */
const partsOf = (pattern: string): string[] =>
  pattern.split(/(?<!\\)\*/).map((part) => part.replaceAll('\\*', '*'));

/** Whether a text holds the parts in their order, the first at its beginning and the last at its end. */
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
