import { type Command, CommandError, type Engine, type Outcome, type Reply } from './port';
import { type Resolution, Scripts } from './scripts';
import { refuseUnavailable } from './unavailable-commands';

/** Receives every command of an authorised request before it runs, with its arguments as text. */
export type CommandListener = (command: readonly string[]) => void;

/** Executes commands for the three REST endpoints. Each method rejects only if the engine is unavailable. */
export interface Dispatcher {
  single(command: Command): Promise<Outcome>;
  /** Runs commands in order, but independently; others may run in between. */
  pipeline(commands: readonly Command[]): Promise<readonly Outcome[]>;
  /** Returns a single error if the whole transaction was refused and nothing ran. */
  transaction(commands: readonly Command[]): Promise<readonly Outcome[] | { readonly error: string }>;
}

export function createDispatcher(engine: Engine, onCommand: CommandListener): Dispatcher {
  const scripts = new Scripts();
  const announce = (command: Command) => onCommand(command.map(String));

  async function run(command: Command): Promise<Outcome> {
    announce(command);
    return outcome(async () => {
      refuseUnavailable(command);
      const resolution = scripts.resolve(command);
      return 'reply' in resolution ? resolution.reply : engine.execute(resolution.send);
    });
  }

  return {
    single: run,

    async pipeline(commands) {
      const outcomes: Outcome[] = [];
      for (const command of commands) outcomes.push(await run(command));
      return outcomes;
    },

    async transaction(commands) {
      commands.forEach(announce);
      try {
        commands.forEach(refuseUnavailable);
        const resolutions = commands.map((command) => resolve(scripts, command));
        const sent = resolutions.flatMap((resolution) => ('send' in resolution ? [resolution.send] : []));
        const executed = sent.length === 0 ? [] : await engine.transaction(sent);
        const results = executed.values();
        return resolutions.map((resolution) =>
          'send' in resolution ? (results.next().value ?? { reply: null }) : resolution,
        );
      } catch (error) {
        if (error instanceof CommandError) return { error: error.message };
        throw error;
      }
    },
  };
}

/** Resolves a command. As in Redis, an unknown script fails in its turn and does not discard the transaction. */
function resolve(scripts: Scripts, command: Command): Resolution | { readonly error: string } {
  try {
    return scripts.resolve(command);
  } catch (error) {
    if (error instanceof CommandError) return { error: error.message };
    throw error;
  }
}

async function outcome(work: () => Promise<Reply>): Promise<Outcome> {
  try {
    return { reply: await work() };
  } catch (error) {
    if (error instanceof CommandError) return { error: error.message };
    throw error;
  }
}
