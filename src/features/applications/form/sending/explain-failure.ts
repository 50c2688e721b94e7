import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { REAPPLY_FIELD } from '@/contract/applications';
import type { ErrorCode } from '@/contract/errors';
import { isRecord } from '@/lib/is-record';
import { applicationForm } from '@/messages/en/applications/form';
import { reapplyText } from '@/messages/en/applications/reapply';
import { refusals } from '@/messages/en/applications/refusals';
import { toFailure, withReference } from '@/store/failure';
import type { Answers } from '../questions/answers';

export interface Explanation {
  /** For the applicant to read. */
  message: string;
  /** What is wrong with the position, when it is that. */
  position: string | undefined;
  /** What is wrong with each answer, by the name of its question. */
  answers: Answers;
}

const { failure, guidelines } = applicationForm;
/** Statuses whose answers say in the server's own words what the applicant can do. */
const OUTSPOKEN = [403, 409, 413, 429, 503];
const OF_ANSWER = 'answers.';

const FULL: ErrorCode = 'full';
const isFull = ({ data }: { data?: unknown }): boolean =>
  isRecord(data) && isRecord(data['error']) && data['error']['code'] === FULL;

const messageOf = (error: FetchBaseQueryError | SerializedError): string => {
  // Calls are broken off only when the account goes: also this one, by its own 401.
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

/** Why an application was not taken. */
export const explainFailure = (error: FetchBaseQueryError | SerializedError): Explanation => {
  const { fields } = toFailure(error);
  const ofAnswers = Object.entries(fields).filter(([name]) => name.startsWith(OF_ANSWER));
  return {
    message: messageOf(error),
    position: fields['position'],
    answers: Object.fromEntries(ofAnswers.map(([name, text]) => [name.slice(OF_ANSWER.length), text])),
  };
};
