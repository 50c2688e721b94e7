/** What a subject keeps under a key, or under all keys that begin alike, for backups to find it. */
export interface KeptKeys {
  /** A key, or several with a `*` for each part that differs. Of kinds that fit a key, the first one counts. */
  readonly keys: string;
  readonly type: 'string' | 'hash' | 'set' | 'zset' | 'list';
  /** Whether it may have an expiry; to look costs one command a key, unless it follows from a field of the hash that has a time. */
  readonly expires?: true | { readonly field: string; readonly afterMs: number };
  /** What is told of a backup: how many keys there are, or how many entries the one key has. */
  readonly counted?: 'keys' | 'entries';
  /** Whether a restore adds to what is there, rather than replace it. Of a sorted set. */
  readonly merges?: true;
}

/** Whether a key is one of these. */
export function isKept(key: string, { keys }: KeptKeys): boolean {
  const [start = '', ...others] = keys.split('*');
  const last = others.pop();
  if (last === undefined) return key === keys;
  let at = key.startsWith(start) ? start.length : Infinity;
  for (const part of others) {
    const found = key.indexOf(part, at);
    at = found < 0 ? Infinity : found + part.length;
  }
  return key.length - last.length >= at && key.endsWith(last);
}
