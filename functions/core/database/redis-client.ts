import type { Redis } from '@upstash/redis';
import { once } from '../once';

/** Returns the same client each time. The first call loads it, because the first response of many instances needs no client. */
export type DatabaseClient = () => Promise<Redis>;

export interface DatabaseAddress {
  readonly url: string;
  readonly token: string;
}

/** Returns Upstash's client, which sends each command once and rejects when it has no reply within `commandMs`. */
export function connect(address: DatabaseAddress, commandMs: number): DatabaseClient {
  return once(async () => {
    const { Redis } = await import('@upstash/redis');
    return new Redis({
      ...address,
      retry: { retries: 0 },
      // Must be a function: with a plain signal, the client would resolve to `{}` once it aborts.
      signal: () => AbortSignal.timeout(commandMs),
      automaticDeserialization: false,
      enableAutoPipelining: false,
      enableTelemetry: false,
    });
  });
}
