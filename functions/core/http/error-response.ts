import { ERROR_STATUS, type ErrorResponse } from '@/contract/errors';
import type { ApiError } from '../errors/api-error';
import { json } from './json';

/** The one shape of an error response, with the status that belongs to its code. */
export function errorResponse({
  code,
  message,
  details: { fields, retryAfter, ticket, beside },
}: ApiError): Response {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return json<ErrorResponse>(
    {
      ...beside,
      error: { code, message, ...(fields && { fields }), ...(ticket !== undefined && { ticket }) },
    },
    { status: ERROR_STATUS[code], headers },
  );
}
