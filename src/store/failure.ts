import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { callFailures as texts } from '#messages/failures';
import { errorResponseSchema } from '@/contract/errors';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { isCsrfRefusal } from './csrf';

export interface Failure {
  /** HTTP status; null without a response, or with an unreadable one. */
  status: number | null;
  /** Message for the visitor: the server's own if it sent one. */
  message: string;
  /** Errors by field name. */
  fields: Record<string, string>;
}

const inWords = (seconds: number): string => {
  if (seconds <= 90) return counted(texts.when.seconds, seconds, formatNumber);
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return counted(texts.when.minutes, minutes, formatNumber);
  return counted(texts.when.hours, Math.ceil(minutes / 60), formatNumber);
};

/** Returns when to try again, by the response's `Retry-After`. */
const whenToRetry = (error: object): string => {
  const seconds = 'retryAfter' in error ? Number(error.retryAfter) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? inWords(Math.ceil(seconds)) : texts.when.unknown;
};

/** The parts of an error that visitors see, which exclude its code. */
const { entries: parts } = errorResponseSchema.entries.error;
const shownSchema = v.object({ error: v.object({ message: parts.message, fields: parts.fields }) });
type Shown = v.InferOutput<typeof shownSchema>['error'];

/** Appends the call's id in our log to a message, if the failure is ours and there was a response. */
export const withReference = (words: string, error: object | undefined): string =>
  error && 'reference' in error ? texts.withReference(words, String(error.reference)) : words;

const withoutResponse = (status: string): string => {
  if (status === 'FETCH_ERROR') return navigator.onLine ? texts.unreachableOnline : texts.unreachable;
  return status === 'TIMEOUT_ERROR' ? texts.unreachable : texts.unreadable;
};

/**
 * Turns a failed call's error into messages. Those of a 429 and a 503 say when to try again; those of our own
 * faults have a reference.
 */
export const toFailure = (error: FetchBaseQueryError | SerializedError | undefined): Failure => {
  if (!error || !('status' in error)) return { status: null, message: texts.unreadable, fields: {} };
  if (typeof error.status !== 'number') {
    return { status: null, message: withReference(withoutResponse(error.status), error), fields: {} };
  }
  if (isCsrfRefusal(error)) return { status: error.status, message: COOKIES_BLOCKED.text, fields: {} };
  const { data } = error;
  const { message: words, fields = {} }: Shown = v.is(shownSchema, data)
    ? data.error
    : { message: texts.unreadable };
  if (error.status === 429) {
    return { status: 429, message: texts.tooMany(whenToRetry(error)), fields };
  }
  if (error.status === 503) {
    const message = texts.unavailable(whenToRetry(error));
    return { status: 503, message: withReference(message, error), fields };
  }
  const message = error.status < 400 ? texts.unreadable : words;
  return { status: error.status, message: withReference(message, error), fields };
};
