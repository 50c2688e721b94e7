/** One command as it goes to an engine: its name, then its arguments. Strings are sent as UTF-8. */
export type Command = readonly (string | Buffer)[];

/** What Redis replies: nil, an integer, the bytes of a string, or a list of these. */
export type Reply = null | number | Buffer | readonly Reply[];

/** How one command of several ended. */
export type Outcome = { readonly reply: Reply } | { readonly error: string };

/** Redis understood the request and refused it; the message is Redis's own, with its code (`WRONGTYPE ...`). */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A Redis that the data service speaks for. */
export interface Engine {
  /** `memory` is the one inside of this process. */
  readonly kind: 'redis' | 'memory';
  /**
   * Runs one command.
   * @throws CommandError when Redis refuses it; any other error means that the engine is away.
   */
  execute(command: Command): Promise<Reply>;
  /**
   * Runs commands as MULTI/EXEC: nothing comes between them, and one that fails does not undo the others.
   * @throws CommandError when one is refused before EXEC, so that none of them ran.
   */
  transaction(commands: readonly Command[]): Promise<readonly Outcome[]>;
  /** Resolves when all that was acknowledged is safe and nothing of the engine runs any more. */
  close(): Promise<void>;
}
