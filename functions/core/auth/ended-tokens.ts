import type { Caller } from './caller';

type Authenticate = (token: string) => Promise<Caller | null>;

/**
 * Maximum of remembered tokens, more than an instance meets in its lifetime. Beyond it, the oldest is forgotten and checked
 * again.
 */
const MOST = 10_000;

/**
 * Remembers ended tokens, because an ended session never comes back. Each ended token costs an instance one command, so repeating
 * it uses up nothing.
 * @param holderOf returns the account that the site issued a token to; null for other tokens, which are not remembered
 */
export function rememberEnded(authenticate: Authenticate, holderOf: (token: string) => string | null) {
  const ended = new Set<string>();
  return {
    /** Wraps the given function: returns null for an ended token too. */
    holderOf: (token: string): string | null => (ended.has(token) ? null : holderOf(token)),

    async authenticate(token: string): Promise<Caller | null> {
      if (ended.has(token) || holderOf(token) === null) return null;
      const caller = await authenticate(token);
      if (caller === null) ended.add(token);
      const [oldest] = ended;
      if (ended.size > MOST && oldest !== undefined) ended.delete(oldest);
      return caller;
    },
  };
}
