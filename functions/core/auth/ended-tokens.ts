import type { Caller } from './caller';

type Authenticate = (token: string) => Promise<Caller | null>;

/** More than one instance is shown while it lives; beyond that, the one that was learnt first is asked for again. */
const MOST = 10_000;

/**
 * Remembers which tokens are worth nothing any more: a session that has ended never comes back. So each costs an instance one
 * command, and whoever keeps an old one can use up nothing with it.
 * @param holderOf to whom the site gave out a token; null for others, which are not remembered
 */
export function rememberEnded(authenticate: Authenticate, holderOf: (token: string) => string | null) {
  const ended = new Set<string>();
  return {
    /** As it is given, and null for a token that has ended as well. */
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
