/** Command for an engine: its name, then its arguments. Strings are sent as UTF-8. */
export type Command = readonly (string | Buffer)[];

/** Reply of Redis: nil, an integer, the bytes of a string, or a list of these. */
export type Reply = null | number | Buffer | readonly Reply[];

export type Outcome = { readonly reply: Reply } | { readonly error: string };

/** Refusal by Redis of a request that it understood. The message is Redis's own, with its code (`WRONGTYPE ...`). */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Engine {
  /** `memory` is the engine inside this process. */
  readonly kind: 'redis' | 'memory';
  /**
   * Runs one command.
   * @throws CommandError if Redis refuses it; any other error means that the engine is unavailable
   */
  execute(command: Command): Promise<Reply>;
  /**
   * Runs commands as MULTI/EXEC: nothing runs in between, and one that fails does not undo the others.
   * @throws CommandError if one is refused before EXEC, so that none of them ran
   */
  transaction(commands: readonly Command[]): Promise<readonly Outcome[]>;
  /** Resolves when all acknowledged writes are safe and the engine has stopped. */
  close(): Promise<void>;
}
