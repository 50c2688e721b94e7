import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { errorResponseSchema } from '@/contract/errors';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { isCsrfRefusal } from './csrf';

export interface Failure {
  /** HTTP status; null without a response, or with an unreadable one. */
  status: number | null;
  /** Message for the visitor: the server's own if it sent one. */
  message: string;
  /** Errors by field name. */
  fields: Record<string, string>;
}

const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
/** An ad blocker fails a call like a lost connection, but the browser stays online. */
const UNREACHABLE_ONLINE =
  'We could not reach the server. Check your connection and any ad blocker, then try again.';
const UNREADABLE = 'Something went wrong on our side. Please try again.';
/** Used for responses without `Retry-After`. */
const LATER = 'in a moment';

const inWords = (seconds: number): string => {
  if (seconds <= 90) return `in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `in ${String(minutes)} minutes`;
  return `in ${String(Math.ceil(minutes / 60))} hours`;
};

const whenToRetry = (error: object): string => {
  const seconds = 'retryAfter' in error ? Number(error.retryAfter) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? inWords(Math.ceil(seconds)) : LATER;
};

/** The parts of an error that visitors see, which exclude its code. */
const { entries: parts } = errorResponseSchema.entries.error;
const shownSchema = v.object({ error: v.object({ message: parts.message, fields: parts.fields }) });
type Shown = v.InferOutput<typeof shownSchema>['error'];

/** Appends the call's id in our log to a message, if the failure is ours and there was a response. */
export const withReference = (words: string, error: object | undefined): string =>
  error && 'reference' in error ? `${words} (Reference: ${String(error.reference)})` : words;

const withoutResponse = (status: string): string => {
  if (status === 'FETCH_ERROR') return navigator.onLine ? UNREACHABLE_ONLINE : UNREACHABLE;
  return status === 'TIMEOUT_ERROR' ? UNREACHABLE : UNREADABLE;
};

/**
 * Turns a failed call's error into messages. Those of a 429 and a 503 say when to try again; those of our own
 * faults have a reference.
 */
export const toFailure = (error: FetchBaseQueryError | SerializedError | undefined): Failure => {
  if (!error || !('status' in error)) return { status: null, message: UNREADABLE, fields: {} };
  if (typeof error.status !== 'number') {
    return { status: null, message: withReference(withoutResponse(error.status), error), fields: {} };
  }
  if (isCsrfRefusal(error)) return { status: error.status, message: COOKIES_BLOCKED.text, fields: {} };
  const { data } = error;
  const { message: words, fields = {} }: Shown = v.is(shownSchema, data)
    ? data.error
    : { message: UNREADABLE };
  if (error.status === 429) {
    return { status: 429, message: `Too many attempts. Please try again ${whenToRetry(error)}.`, fields };
  }
  if (error.status === 503) {
    const message = `This is not available at the moment. Please try again ${whenToRetry(error)}.`;
    return { status: 503, message: withReference(message, error), fields };
  }
  const message = error.status < 400 ? UNREADABLE : words;
  return { status: error.status, message: withReference(message, error), fields };
};
