import { Redis } from '@upstash/redis';

export type DatabaseClient = Redis;

export interface DatabaseAddress {
  readonly url: string;
  readonly token: string;
}

/** Upstash's client, which sends each command once and rejects when it has no answer within `commandMs`. */
export function connect(address: DatabaseAddress, commandMs: number): DatabaseClient {
  return new Redis({
    ...address,
    retry: { retries: 0 },
    // A function: with a signal as such, the client would resolve to `{}` once it aborts.
    signal: () => AbortSignal.timeout(commandMs),
    automaticDeserialization: false,
    enableAutoPipelining: false,
    enableTelemetry: false,
  });
}
