import { findCommand } from './memory/commands';
import { Keyspace } from './memory/keyspace';
import { type Bytes, type MemoryReply, Status, toBytes } from './memory/replies';
import { createScriptRunner } from './memory/script-runner';
import { CommandError, type Engine, type Outcome, type Reply } from './port';

/** An engine inside of this process, for machines without a Redis server. Its data ends with it. */
export async function openMemoryEngine(): Promise<Engine & { readonly kind: 'memory' }> {
  const keyspace = new Keyspace();

  function execute([name = '', ...parameters]: readonly Bytes[]): MemoryReply {
    return findCommand(name, parameters).run(keyspace, parameters);
  }

  const evaluate = await createScriptRunner(execute);

  function run([name = '', ...parameters]: readonly Bytes[]): Reply {
    const isScript = name.toUpperCase() === 'EVAL';
    return toReply(isScript ? evaluate(parameters) : execute([name, ...parameters]));
  }

  return {
    kind: 'memory',
    execute: async (command) => run(command.map(toBytes)),
    async transaction(commands) {
      const queued = commands.map((command) => command.map(toBytes));
      for (const [name = '', ...parameters] of queued) {
        if (name.toUpperCase() !== 'EVAL') findCommand(name, parameters);
      }
      return queued.map((command) => attempt(() => run(command)));
    },
    close: async () => keyspace.clear(),
  };
}

function attempt(work: () => Reply): Outcome {
  try {
    return { reply: work() };
  } catch (error) {
    if (error instanceof CommandError) return { error: error.message };
    throw error;
  }
}

function toReply(reply: MemoryReply): Reply {
  if (reply === null || typeof reply === 'number') return reply;
  if (reply instanceof Status) return Buffer.from(reply.text);
  return typeof reply === 'string' ? Buffer.from(reply, 'latin1') : reply.map(toReply);
}
