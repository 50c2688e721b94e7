import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import { isIP } from 'node:net';
import { hasErrorCode } from '@/lib/error-code';
import type { GameAddress } from '../../../core/env/addresses';

const DEFAULT_PORT = 25_565;
/** Most names have no such record, and a slow name server must leave time for the server itself. */
const RESOLVE_MS = 500;
/** Error codes of names without such a record, or without any. */
const NONE = ['ENODATA', 'ENOTFOUND'];

/** Resolves the SRV records of a name; rejects without any. */
export type ResolveSrv = (name: string, signal: AbortSignal) => Promise<SrvRecord[]>;

/** Queries the given name servers (`address:port`), or the machine's own. */
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
 * Returns where a game client would connect. At the default port, that is the address's SRV record of the lowest priority number
 * and then the highest weight, if one exists.
 * @param onUnknown called when no name server answered in time
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
  // A record that names the root means that no such service exists (RFC 2782).
  return best?.name ? { host: best.name.replace(/\.$/, ''), port: best.port } : address;
}
