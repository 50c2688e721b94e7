import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { log } from '@/lib/log';
import { settled } from './settled';

type CallError = FetchBaseQueryError | SerializedError;

/** The kind of a failure, without its message: that may contain what somebody has typed. */
const reasonOf = (error: CallError): string => {
  if (!('status' in error)) return error.name ?? 'unknown fault';
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return status;
  return status < 400 ? `unreadable answer with status ${String(status)}` : `status ${String(status)}`;
};

/** Writes a failed call to the console, as in `Sign-in failed: status 401`. */
export const logFailure = (what: string, error: CallError): void => {
  log.error(`${what}: ${reasonOf(error)}`);
};

/** The part of the api of `onQueryStarted` that is used here. */
interface QueryLifecycle {
  queryFulfilled: Promise<unknown>;
  getCacheEntry: () => { error?: CallError | undefined };
}

/**
 * For the `onQueryStarted` of a polling query: logs when it starts to fail, and when the reason changes. Resolves to
 * whether the query was fulfilled.
 */
export const logOutage = async (
  what: string,
  { queryFulfilled, getCacheEntry }: QueryLifecycle,
): Promise<boolean> => {
  // While a query is pending, its cache entry still has the error of the previous one.
  const before = getCacheEntry().error;
  if (await settled(queryFulfilled)) return true;
  const { error } = getCacheEntry();
  if (error && (!before || reasonOf(before) !== reasonOf(error))) logFailure(what, error);
  return false;
};
