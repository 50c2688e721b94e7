/** A key, or a pattern of keys, that a subject keeps, for backups to find. */
export interface KeptKeys {
  /** A key, or a pattern with a `*` for each variable part. The first kind that matches a key applies. */
  readonly keys: string;
  readonly type: 'string' | 'hash' | 'set' | 'zset' | 'list';
  /** Whether it may expire. Reading an expiry costs one command per key, unless it follows from a time in a field of the hash. */
  readonly expires?: true | { readonly field: string; readonly afterMs: number };
  /** Figure that a backup reports: the number of keys, or the number of entries of the one key. */
  readonly counted?: 'keys' | 'entries';
  /** Whether a restore adds to a sorted set instead of replacing it. */
  readonly merges?: true;
}

/** Returns whether a key matches this kind. */
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
