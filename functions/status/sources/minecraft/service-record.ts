import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import { isIP } from 'node:net';
import { hasErrorCode } from '@/lib/error-code';
import type { GameAddress } from '../../../core/env/addresses';

const DEFAULT_PORT = 25_565;
/** Most names have no such record, and a slow name server must leave time for the server itself. */
const RESOLVE_MS = 500;
/** Error codes of names that have no such record, or none at all. */
const NONE = ['ENODATA', 'ENOTFOUND'];

/** The SRV records of a name; rejects when there are none. */
export type ResolveSrv = (name: string, signal: AbortSignal) => Promise<SrvRecord[]>;

/** Asks the given name servers (`address:port`), or the machine's own. */
export function srvResolver(nameServers?: readonly string[]): ResolveSrv {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 1 });
    if (nameServers) resolver.setServers(nameServers);
    const listener = addAbortListener(signal, () => resolver.cancel());
    try {
      return await resolver.resolveSrv(name);
    } finally {
      listener[Symbol.dispose]();
    }
  };
}

/**
 * Where a game client would connect: at the default port, the address's SRV record of the lowest priority number and
 * then the highest weight, where there is one.
 * @param onUnknown called when no name server said in time whether there is such a record
 */
export async function followServiceRecord(
  address: GameAddress,
  resolve: ResolveSrv,
  signal: AbortSignal,
  onUnknown: () => void = () => undefined,
): Promise<GameAddress> {
  if (address.port !== DEFAULT_PORT || isIP(address.host) !== 0) return address;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(RESOLVE_MS)]);
  const records = await resolve(`_minecraft._tcp.${address.host}`, limit).catch((fault: unknown) => {
    if (!hasErrorCode(fault, ...NONE)) onUnknown();
    return [];
  });
  const [best] = records.toSorted((a, b) => a.priority - b.priority || b.weight - a.weight);
  // A record that names the root says that there is no such service (RFC 2782).
  return best?.name ? { host: best.name.replace(/\.$/, ''), port: best.port } : address;
}
