import { createHash } from 'node:crypto';
import { type Command, CommandError, type Reply } from './port';

/** Limit beyond which the oldest script is forgotten, as newer Redis versions do with scripts from EVAL. */
const SCRIPTS_KEPT = 500;
const NO_SCRIPT = 'NOSCRIPT No matching script. Please use EVAL.';

/** Handling of a command: send it (perhaps rewritten), or reply immediately. */
export type Resolution = { readonly send: Command } | { readonly reply: Reply };

/** Stores scripts by their SHA-1, so that the engines need only EVAL. */
export class Scripts {
  readonly #known = new Map<string, string>();

  /** @throws CommandError as Redis would, including `NOSCRIPT` for an unknown hash */
  resolve(command: Command): Resolution {
    const [name = '', first, ...others] = command;
    switch (name.toString().toUpperCase()) {
      case 'EVAL':
      case 'EVAL_RO':
        if (first === undefined) return { send: command };
        this.#remember(first.toString());
        return { send: [name, withoutShebang(first), ...others] };
      case 'EVALSHA':
        return first === undefined ? { send: command } : { send: ['EVAL', this.#script(first), ...others] };
      case 'EVALSHA_RO':
        return first === undefined
          ? { send: command }
          : { send: ['EVAL_RO', this.#script(first), ...others] };
      case 'SCRIPT':
        return { reply: this.#manage(String(first ?? ''), others.map(String)) };
      default:
        return { send: command };
    }
  }

  #manage(subcommand: string, parameters: readonly string[]): Reply {
    const [script] = parameters;
    switch (subcommand.toUpperCase()) {
      case 'LOAD':
        if (script === undefined || parameters.length !== 1) break;
        return Buffer.from(this.#remember(script));
      case 'EXISTS':
        if (parameters.length === 0) break;
        return parameters.map((hash) => (this.#known.has(hash.toLowerCase()) ? 1 : 0));
      case 'FLUSH':
        this.#known.clear();
        return Buffer.from('OK');
    }
    throw new CommandError(
      `ERR unknown subcommand or wrong number of arguments for '${subcommand}'. Try SCRIPT HELP.`,
    );
  }

  #script(hash: string | Buffer): string {
    const script = this.#known.get(hash.toString().toLowerCase());
    if (script === undefined) throw new CommandError(NO_SCRIPT);
    return withoutShebang(script);
  }

  #remember(script: string): string {
    const hash = createHash('sha1').update(script).digest('hex');
    this.#known.delete(hash);
    this.#known.set(hash, script);
    const [oldest] = this.#known.keys();
    if (this.#known.size > SCRIPTS_KEPT && oldest !== undefined) this.#known.delete(oldest);
    return hash;
  }
}

/**
 * Removes a script's first line if it holds flags. Upstash supports some that Redis refuses (`allow-key-locking`, which its own
 * rate limiter sets), and none of them changes a script's result.
 */
function withoutShebang<Script extends string | Buffer>(script: Script): Script | string {
  const text = script.toString();
  return text.startsWith('#!') ? text.replace(/^[^\n]*/, '') : script;
}
