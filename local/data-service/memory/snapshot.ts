import { isHash, isList, isSet, isText, type Keyspace, type Value } from './keyspace';
import { formatDouble } from './numbers';
import { type Bytes } from './replies';

/** Maximum number of a collection's words in one command; must be even. */
const WORDS = 1_000;

/**
 * Returns commands that recreate the current keyspace. The copy into flat lists is immediate and quick; the commands are
 * generated one by one, on demand.
 */
export function snapshotOf(keyspace: Keyspace): Iterable<Bytes[]> {
  const copies = keyspace.keys().flatMap((key) => {
    const value = keyspace.find(key);
    return value === undefined ? [] : [{ key, ...copyOf(value), expiry: keyspace.expiry(key) }];
  });
  return (function* () {
    for (const { key, command, words, expiry } of copies) {
      for (let start = 0; start < words.length; start += WORDS) {
        yield [command, key, ...words.slice(start, start + WORDS).map(toWord)];
      }
      if (expiry !== undefined) yield ['PEXPIREAT', key, String(expiry)];
    }
  })();
}

function copyOf(value: Value): { readonly command: string; readonly words: readonly (Bytes | number)[] } {
  if (isText(value)) return { command: 'SET', words: [value] };
  if (isSet(value)) return { command: 'SADD', words: [...value] };
  if (isList(value)) return { command: 'RPUSH', words: [...value] };
  if (isHash(value)) {
    const words: Bytes[] = [];
    for (const [field, text] of value) words.push(field, text);
    return { command: 'HSET', words };
  }
  const words: (Bytes | number)[] = [];
  for (const [member, score] of value.scores()) words.push(score, member);
  return { command: 'ZADD', words };
}

function toWord(word: Bytes | number): Bytes {
  return typeof word === 'number' ? formatDouble(word) : word;
}
