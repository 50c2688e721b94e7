import { type Bytes } from './replies';

/** Returns a test for a Redis pattern: `*`, `?`, `[ab]`, `[^a]`, `[a-z]`, and a backslash before a literal character. */
export function globMatcher(pattern: Bytes): (text: Bytes) => boolean {
  const source = pattern.replace(/\\([^])|\[(\^?)((?:\\[^]|[^\]\\])*)\]?|[^]/g, (all, escaped, not, set) => {
    if (typeof escaped === 'string') return literal(escaped);
    if (typeof set === 'string') return setSource(not === '^', set);
    if (all === '*') return '[^]*';
    return all === '?' ? '[^]' : literal(all);
  });
  const expression = new RegExp(`^${source}$`);
  return (text) => expression.test(text);
}

function setSource(negated: boolean, set: Bytes): string {
  const inside = set.replace(/\\([^])|([^])-([^])|[^]/g, (all, escaped, from, to) => {
    if (typeof escaped === 'string') return literal(escaped);
    if (typeof from !== 'string') return literal(all);
    const [low, high] = from < to ? [from, to] : [to, from];
    return `${literal(low)}-${literal(high)}`;
  });
  return `[${negated ? '^' : ''}${inside}]`;
}

function literal(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
