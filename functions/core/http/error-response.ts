import { ERROR_STATUS, type ErrorResponse } from '@/contract/errors';
import type { ApiError } from '../errors/api-error';
import { json } from './answers';

/** Returns an error response in the contract's shape, with the status of its code. */
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
