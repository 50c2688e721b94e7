import { field } from '../../core/untrusted';
import { SourceError } from './source-error';

/** Log reasons by the error codes of Node and its `fetch`. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ETIMEDOUT: 'timeout',
};

/**
 * Polls a source within a time limit; `signal` may end it sooner.
 * @throws SourceError for every failure
 */
export async function asking<T>(
  signal: AbortSignal,
  limitMs: number,
  ask: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  try {
    return await ask(limit);
  } catch (fault) {
    throw fault instanceof SourceError ? fault : new SourceError(reasonOf(fault, limit));
  }
}

/** Returns the reason; `fetch` has the connection's failure as the cause of its own. */
function reasonOf(fault: unknown, limit: AbortSignal): string {
  // An invalid status may have arrived before the time for its ping was up.
  if (fault instanceof SyntaxError) return 'not_json';
  if (limit.aborted) return 'timeout';
  const code = String(field(fault, 'code') ?? field(field(fault, 'cause'), 'code') ?? '');
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'tls';
  return REASONS[code] ?? 'unknown';
}
