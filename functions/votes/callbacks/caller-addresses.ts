// Decision record: docs/decisions/0018-vote-checks.md
import { Resolver } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import { isIP } from 'node:net';
import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';

/** Time for which the addresses of a host are remembered, in milliseconds. */
const REMEMBERED_MS = 5 * 60_000;
/** Time limit of a resolution, in milliseconds: the listing site waits for the answer. */
const TIME_LIMIT_MS = 2_000;
/** Timeout of a try, in milliseconds: a lost query is repeated within the limit. */
const ATTEMPTS = { timeout: 500, tries: 2 };

export type CallerAddresses = ReturnType<typeof createCallerAddresses>;

/**
 * Identifies calling hosts by the addresses that their names resolve to. Concurrent first calls share one resolution. Create it
 * once per instance.
 * @param nameServers `address:port`; the machine's own by default
 */
export function createCallerAddresses(clock: Pick<Clock, 'now'>, nameServers?: readonly string[]) {
  const addresses = cached((host: string) => resolve(host, nameServers), clock, { freshMs: REMEMBERED_MS });
  return {
    /** Returns whether an address is one of a host's; null when the host resolves to none, which is not remembered. */
    async isOf(host: string, address: string): Promise<boolean | null> {
      const known = await addresses.get(host);
      if (known.length === 0) {
        addresses.invalidate(host);
        return null;
      }
      const [caller] = await canonical([address]);
      return caller !== undefined && known.includes(caller);
    },
  };
}

/** Returns the IPv4 and IPv6 addresses of a host. Never rejects: a host that does not resolve in time has none. */
async function resolve(host: string, nameServers: readonly string[] | undefined): Promise<string[]> {
  if (isIP(host) !== 0) return canonical([host]);
  // Name servers need not know this name, which always means this machine (RFC 6761).
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  const resolver = new Resolver(ATTEMPTS);
  if (nameServers) resolver.setServers(nameServers);
  const listener = addAbortListener(AbortSignal.timeout(TIME_LIMIT_MS), () => resolver.cancel());
  try {
    const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return await canonical(families.flatMap((family) => (family.status === 'fulfilled' ? family.value : [])));
  } finally {
    listener[Symbol.dispose]();
  }
}

/** Returns valid addresses in canonical form; an IPv4-mapped IPv6 address becomes IPv4. */
async function canonical(addresses: readonly string[]): Promise<string[]> {
  const { default: ipaddr } = await import('ipaddr.js');
  return addresses.filter((one) => ipaddr.isValid(one)).map((one) => ipaddr.process(one).toString());
}
