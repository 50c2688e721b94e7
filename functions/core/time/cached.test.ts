import { FakeClock } from '../../../test/support/server/fake-clock';
import { UnavailableError } from '../errors/unavailable-error';
import { cached } from './cached';

/** A source whose reads end when the test ends them. */
function startSource() {
  const clock = new FakeClock();
  const reads: { readonly key: string; readonly end: (value: string | Error) => void }[] = [];
  const cache = cached(
    (key: string) =>
      new Promise<string>((resolve, reject) => {
        reads.push({ key, end: (value) => (value instanceof Error ? reject(value) : resolve(value)) });
      }),
    clock,
  );
  const get = (value: string | Error, key = 'a') => {
    const answer = cache.get(key);
    reads.at(-1)?.end(value);
    return answer;
  };
  return { clock, reads, cache, get };
}

test('answers from the cache for 30 seconds, each key for itself', async () => {
  const { clock, reads, cache, get } = startSource();
  expect(await get('first')).toBe('first');
  clock.advance(29_999);
  expect(await cache.get('a')).toBe('first');
  expect(await get('other', 'b')).toBe('other');
  clock.advance(1);
  expect(await get('second')).toBe('second');
  expect(reads.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
});

test('of keys beyond the most, the first makes room', async () => {
  const clock = new FakeClock();
  const read: string[] = [];
  const cache = cached(
    async (key: string) => {
      read.push(key);
      return key;
    },
    clock,
    { most: 2, freshMs: 1_000 },
  );
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) expect(await cache.get(key)).toBe(key);
  expect(read).toEqual(['a', 'b', 'c', 'a']);
  clock.advance(1_000);
  await cache.get('a');
  expect(read).toHaveLength(5);
});

test('who asks at the same time shares one read, also when it fails', async () => {
  const { reads, cache } = startSource();
  const answers = [cache.get('a'), cache.get('a')];
  expect(reads).toHaveLength(1);
  reads[0]?.end(new UnavailableError());
  for (const answer of answers) await expect(answer).rejects.toThrow(UnavailableError);
});

test('while it cannot be read, the latest value is answered, and reading is tried again', async () => {
  const { clock, cache, reads, get } = startSource();
  await expect(get(new UnavailableError())).rejects.toThrow(UnavailableError);
  await get('known');
  clock.advance(3_600_000);
  const answers = [cache.get('a'), cache.get('a')];
  reads.at(-1)?.end(new UnavailableError());
  expect(await Promise.all(answers)).toEqual(['known', 'known']);
  expect(await get('new')).toBe('new');
});

test('what was invalidated does not come back with a read that began before', async () => {
  const { cache, reads, get } = startSource();
  const overtaken = cache.get('a');
  cache.invalidate('a');
  expect(await get('after')).toBe('after');
  reads[0]?.end('before');
  expect(await overtaken).toBe('before');
  expect(await cache.get('a')).toBe('after');
});

test('a clock that is set back does not make an answer last', async () => {
  const { clock, get } = startSource();
  await get('first');
  clock.advance(-3_600_000);
  expect(await get('second')).toBe('second');
});
