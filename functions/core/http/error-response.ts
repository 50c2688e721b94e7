import { ERROR_STATUS, type ErrorBody } from '@/contract/errors';
import type { ApiError } from '../errors/api-error';
import { json } from './json';

/** The one shape of an error answer, with the status that belongs to its code. */
export function errorResponse({ code, message, details: { fields, retryAfter } }: ApiError): Response {
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } };
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return json(body, { status: ERROR_STATUS[code], headers });
}
