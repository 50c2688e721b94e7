import fc from 'fast-check';
import { CommandError } from '../port';
import { findCommand } from './commands';
import { Keyspace } from './keyspace';
import { randomCommand, randomLexCommand } from './random-commands';
import { effectOf, replay } from './replay';
import { type MemoryReply, toBytes } from './replies';
import { snapshotOf } from './snapshot';

/** Fixed seed: a difference found by chance would fail somebody else's change. */
const SEED = 20_260_104;

function run(keyspace: Keyspace, [name = '', ...parameters]: readonly string[]): MemoryReply | CommandError {
  try {
    return findCommand(name, parameters).run(keyspace, parameters);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

/** Generates a value of any type under a key, so that most commands find a matching one. */
const filled = (key: string) =>
  fc.constantFrom(
    ['SET', key, '1'],
    ['HSET', key, 'x', '1', 'y', '2'],
    ['SADD', key, 'x', 'y', '1'],
    ['RPUSH', key, 'x', 'y', '1'],
    ['ZADD', key, '0', 'x', '0', 'y', '2', '1'],
  );
const spop = fc.constantFrom(['SPOP', 'a'], ['spop', 'b', '2']);

it('brings a keyspace to where the commands brought another, those that failed aside', () => {
  const later = fc.array(fc.oneof({ weight: 8, arbitrary: randomCommand }, randomLexCommand, spop), {
    minLength: 10,
    maxLength: 40,
    size: 'max',
  });
  const commands = fc
    .tuple(filled('a'), filled('b'), filled('c'), later)
    .map(([a, b, c, others]) => [a, b, c, ...others]);
  fc.assert(
    fc.property(commands, (sequence) => {
      const [one, other] = [new Keyspace(), new Keyspace()];
      for (const [second, command] of sequence.entries()) {
        one.now = second * 1_000;
        const bytes = command.map(toBytes);
        const reply = run(one, bytes);
        const effect = reply instanceof CommandError ? undefined : effectOf(bytes, reply);
        if (effect) replay(other, [one.now, ...effect]);
      }
      const end = sequence.length * 1_000;
      one.now = end;
      other.now = end;
      expect(sorted(other)).toEqual(sorted(one));
    }),
    { numRuns: 2_000, seed: SEED },
  );
});

/** Returns a snapshot's commands, sorted: the order of keys, and of set members, is irrelevant. */
function sorted(keyspace: Keyspace): string[] {
  const commands = [...snapshotOf(keyspace)].map(([command = '', key = '', ...words]) => [
    command,
    key,
    ...(command === 'RPUSH' || command === 'SET' ? words : words.sort()),
  ]);
  return commands.map((command) => JSON.stringify(command)).sort();
}
