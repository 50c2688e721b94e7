import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { log } from '@/lib/log';
import { settled } from '@/lib/settled';

type CallError = FetchBaseQueryError | SerializedError;

/** Returns the kind of a failure, without its message, which may contain typed text. */
const reasonOf = (error: CallError): string => {
  if (!('status' in error)) return error.name ?? 'unknown fault';
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return status;
  return status < 400 ? `unreadable answer with status ${String(status)}` : `status ${String(status)}`;
};

/** Writes a failed call to the console, e.g. `Sign-in failed: status 401`. */
export const logFailure = (what: string, error: CallError): void => {
  log.error(`${what}: ${reasonOf(error)}`);
};

/** The part of the `onQueryStarted` api that is used here. */
interface QueryLifecycle {
  queryFulfilled: Promise<unknown>;
  getCacheEntry: () => { error?: CallError | undefined };
}

/**
 * Logs when a polling query starts to fail, and when the reason changes; for its `onQueryStarted`. Resolves
 * to true if the query was fulfilled.
 */
export const logOutage = async (
  what: string,
  { queryFulfilled, getCacheEntry }: QueryLifecycle,
): Promise<boolean> => {
  // The cache entry of a pending query still has the error of the previous one.
  const before = getCacheEntry().error;
  if (await settled(queryFulfilled)) return true;
  const { error } = getCacheEntry();
  if (error && (!before || reasonOf(before) !== reasonOf(error))) logFailure(what, error);
  return false;
};
