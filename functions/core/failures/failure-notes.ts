import * as v from 'valibot';
import { type ServiceFailure, serviceFailureSchema, type ServicesResponse } from '@/contract/health';
import type { Database } from '../database/database';
import { toList } from '../database/replies';
import type { Clock } from '../time/clock';

/** A hash: the last failure of each outside service, by the service's name, as JSON of a `ServiceFailure`. */
export const FAILURES_KEY = 'site:failures';

/** An outage fails every call, so an instance stores the same reason once an hour, and changing reasons once a minute. */
const SAME_PAUSE_MS = 3_600_000;
const PAUSE_MS = 60_000;

export interface FailureNotes {
  /** Stores that a service failed, and why: a status or a kind, no address. Never rejects; resolves at once in most cases. */
  note(service: string, reason: string): Promise<void>;
}

/** Create it once per instance. */
export function createFailureNotes(
  database: Pick<Database, 'send'>,
  clock: Pick<Clock, 'now'>,
): FailureNotes {
  const noted = new Map<string, { readonly at: number; readonly reason: string }>();
  return {
    async note(service, reason) {
      const now = clock.now();
      const last = noted.get(service);
      if (last && now - last.at < (last.reason === reason ? SAME_PAUSE_MS : PAUSE_MS)) return;
      noted.set(service, { at: now, reason });
      const failure: ServiceFailure = { at: new Date(now).toISOString(), reason };
      // A missing database is an outage of its own, which health reports.
      await database.send('HSET', FAILURES_KEY, service, JSON.stringify(failure)).catch(() => undefined);
    },
  };
}

/** Reads the last failure of each service that ever failed. Rejects with `UnavailableError`. */
export async function readFailures(database: Pick<Database, 'send'>): Promise<ServicesResponse['failures']> {
  const reply = toList(await database.send('HGETALL', FAILURES_KEY)).map(String);
  return reply.flatMap((service, index) => {
    const failure = index % 2 === 0 ? parse(reply[index + 1] ?? '') : null;
    return failure ? [{ service, ...failure }] : [];
  });
}

function parse(text: string): ServiceFailure | null {
  try {
    const value: unknown = JSON.parse(text);
    return v.is(serviceFailureSchema, value) ? value : null;
  } catch {
    return null;
  }
}
