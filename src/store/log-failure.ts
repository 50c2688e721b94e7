import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { log } from '@/lib/log';
import { settled } from './settled';

type CallError = FetchBaseQueryError | SerializedError;

/** The kind of a failure: what the server or the browser says of it may hold what somebody has typed. */
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

/** What `onQueryStarted` gets, as far as it is needed here. */
interface Round {
  queryFulfilled: Promise<unknown>;
  getCacheEntry: () => { error?: CallError | undefined };
}

/**
 * For the `onQueryStarted` of a query that is asked again and again: logs when it begins to fail, and when it goes on for
 * another reason. Resolves to whether it was answered.
 */
export const logOutage = async (what: string, { queryFulfilled, getCacheEntry }: Round): Promise<boolean> => {
  // While a call is under way, its entry still says how the one before it ended.
  const before = getCacheEntry().error;
  if (await settled(queryFulfilled)) return true;
  const { error } = getCacheEntry();
  if (error && (!before || reasonOf(before) !== reasonOf(error))) logFailure(what, error);
  return false;
};
