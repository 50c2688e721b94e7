import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { applicationForm } from '#messages/applications/form';
import { reapplyText, refusals } from '#messages/applications/refusals';
import { REAPPLY_FIELD } from '@/contract/applications';
import type { ErrorCode } from '@/contract/errors';
import { isRecord } from '@/lib/is-record';
import { toFailure, withReference } from '@/store/failure';
import type { Answers } from '../questions/answers';

export interface Explanation {
  /** Message for the applicant. */
  message: string;
  /** Error of the position, if any. */
  position: string | undefined;
  /** Errors of answers, by the question's name. */
  answers: Answers;
}

const { failure, guidelines } = applicationForm;
/** Statuses for which the server's own message says what the applicant can do. */
const OUTSPOKEN = [403, 409, 413, 429, 503];
const OF_ANSWER = 'answers.';

const FULL: ErrorCode = 'full';
const isFull = ({ data }: { data?: unknown }): boolean =>
  isRecord(data) && isRecord(data['error']) && data['error']['code'] === FULL;

const messageOf = (error: FetchBaseQueryError | SerializedError): string => {
  // Calls are aborted only when the account is removed, which this call's own 401 may have caused.
  if ('name' in error && error.name === 'AbortError') return failure.signedOut;
  if (!('status' in error)) return error.message ?? failure.unknown;
  const { status, message, fields } = toFailure(error);
  if ('guidelinesReadAt' in fields) return guidelines.missing;
  const ofGuard = fields['turnstileToken'];
  if (ofGuard !== undefined) return ofGuard;
  if (status === 422) return failure.invalid;
  const reapplyFrom = fields[REAPPLY_FIELD];
  if (reapplyFrom !== undefined && !Number.isNaN(Date.parse(reapplyFrom))) return reapplyText(reapplyFrom);
  if (isFull(error)) return refusals.full;
  if (status === 401) return failure.signedOut;
  const rejected = withReference(failure.rejected, error);
  if (status !== null) return OUTSPOKEN.includes(status) ? message : rejected;
  if (error.status !== 'FETCH_ERROR' && error.status !== 'TIMEOUT_ERROR') return rejected;
  return navigator.onLine ? message : failure.offline;
};

export const explainFailure = (error: FetchBaseQueryError | SerializedError): Explanation => {
  const { fields } = toFailure(error);
  const ofAnswers = Object.entries(fields).filter(([name]) => name.startsWith(OF_ANSWER));
  return {
    message: messageOf(error),
    position: fields['position'],
    answers: Object.fromEntries(ofAnswers.map(([name, text]) => [name.slice(OF_ANSWER.length), text])),
  };
};
