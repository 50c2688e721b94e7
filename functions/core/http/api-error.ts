import { ERROR_STATUS, type ErrorResponse } from '@/contract/errors';
import { Refusal } from '../errors/refusal';
import { json } from './json';

/** An answer other than success, thrown from anywhere in an endpoint. The message is for the caller to read. */
export class ApiError extends Refusal {
  override name = 'ApiError';
}

/** The one shape of an error response, with the status that belongs to its code. */
export function errorResponse({ code, message, details: { fields, retryAfter } }: Refusal): Response {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return json<ErrorResponse>(
    { error: { code, message, ...(fields && { fields }) } },
    { status: ERROR_STATUS[code], headers },
  );
}
