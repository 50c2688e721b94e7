import type { Database } from '../../../functions/core/database/database';
import { toList } from '../../../functions/core/database/replies';

/** Database contents, with text fields and members as stored. */
export interface Contents {
  readonly keys: readonly string[];
  /** Keys with an expiry. */
  readonly expiring: ReadonlySet<string>;
  /** Empty if the key is missing. */
  hash(key: string): ReadonlyMap<string, string>;
  /** Members of a set or sorted set. */
  members(key: string): readonly string[];
  text(key: string): string | null;
}

/** Returns {key, remaining milliseconds, contents} for every key. */
const DUMP_SCRIPT = `
local found = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
  local kind, held = redis.call('TYPE', key).ok, {}
  if kind == 'hash' then held = redis.call('HGETALL', key)
  elseif kind == 'set' then held = redis.call('SMEMBERS', key)
  elseif kind == 'zset' then held = redis.call('ZRANGE', key, 0, -1)
  elseif kind == 'list' then held = redis.call('LRANGE', key, 0, -1)
  else held = { redis.call('GET', key) } end
  found[#found + 1] = { key, redis.call('PTTL', key), held }
end
return found`;

/** Reads the whole database at one moment. */
export async function contentsOf(database: Database): Promise<Contents> {
  const found = toList(await database.eval(DUMP_SCRIPT, [], [])).map((entry) => {
    const [key, left, values] = toList(entry);
    return { key: String(key), left: Number(left), values: toList(values).map(String) };
  });
  const held = new Map(found.map(({ key, values }) => [key, values]));
  const valuesOf = (key: string) => held.get(key) ?? [];
  return {
    keys: [...held.keys()].toSorted(),
    expiring: new Set(found.filter(({ left }) => left >= 0).map(({ key }) => key)),
    hash: (key) => {
      const values = valuesOf(key);
      return new Map(
        values.flatMap((name, at) => (at % 2 === 0 ? [[name, values[at + 1] ?? ''] as const] : [])),
      );
    },
    members: valuesOf,
    text: (key) => held.get(key)?.[0] ?? null,
  };
}

/** Returns the ids in the keys with this prefix. */
export function idsUnder(contents: Contents, prefix: string): string[] {
  return contents.keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}
