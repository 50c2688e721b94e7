import { FakeClock } from '../../../test/support/server/fake-clock';
import { remember } from './remembered';
import { Unavailable } from '../errors/unavailable';

/** A source whose reads end when the test says so. */
function startSource() {
  const clock = new FakeClock();
  const reads: { readonly key: string; readonly end: (value: string | Error) => void }[] = [];
  const memory = remember(
    (key: string) =>
      new Promise<string>((resolve, reject) => {
        reads.push({ key, end: (value) => (value instanceof Error ? reject(value) : resolve(value)) });
      }),
    clock,
  );
  const get = (value: string | Error, key = 'a') => {
    const answer = memory.get(key);
    reads.at(-1)?.end(value);
    return answer;
  };
  return { clock, reads, memory, get };
}

test('answers from memory for 30 seconds, each key for itself', async () => {
  const { clock, reads, memory, get } = startSource();
  expect(await get('first')).toBe('first');
  clock.advance(29_999);
  expect(await memory.get('a')).toBe('first');
  expect(await get('other', 'b')).toBe('other');
  clock.advance(1);
  expect(await get('second')).toBe('second');
  expect(reads.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
});

test('who asks at the same time shares one read, also when it fails', async () => {
  const { reads, memory } = startSource();
  const answers = [memory.get('a'), memory.get('a')];
  expect(reads).toHaveLength(1);
  reads[0]?.end(new Unavailable());
  for (const answer of answers) await expect(answer).rejects.toThrow(Unavailable);
});

test('while it cannot be read, the last that is known is answered, and reading is tried again', async () => {
  const { clock, memory, reads, get } = startSource();
  await expect(get(new Unavailable())).rejects.toThrow(Unavailable);
  await get('known');
  clock.advance(3_600_000);
  const answers = [memory.get('a'), memory.get('a')];
  reads.at(-1)?.end(new Unavailable());
  expect(await Promise.all(answers)).toEqual(['known', 'known']);
  expect(await get('new')).toBe('new');
});

test('what was forgotten does not come back with a read that began before', async () => {
  const { memory, reads, get } = startSource();
  const overtaken = memory.get('a');
  memory.forget('a');
  expect(await get('after')).toBe('after');
  reads[0]?.end('before');
  expect(await overtaken).toBe('before');
  expect(await memory.get('a')).toBe('after');
});

test('a clock that is set back does not make an answer last', async () => {
  const { clock, get } = startSource();
  await get('first');
  clock.advance(-3_600_000);
  expect(await get('second')).toBe('second');
});
