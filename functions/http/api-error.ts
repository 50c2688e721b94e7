import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract/errors';
import { json } from './json';

interface ApiErrorDetails {
  /** What is wrong with each field, by its name. */
  readonly fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** An answer other than success, thrown from anywhere below an endpoint. The message is for the caller to read. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The one shape of an error answer, with the status that belongs to its code. */
export function errorResponse({ code, message, details: { fields, retryAfter } }: ApiError): Response {
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } };
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return json(body, { status: ERROR_STATUS[code], headers });
}
