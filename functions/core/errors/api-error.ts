import type { ErrorCode } from '@/contract/errors';

interface ErrorDetails {
  /** Messages about invalid fields, by field name. */
  readonly fields?: Record<string, string>;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** Replaces a session after the right password, until the second factor is checked. */
  readonly ticket?: string;
  /** Properties of the response beside the error, by name. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/**
 * A response other than success, thrown from anywhere in an endpoint. The caller reads the message; the code determines the
 * status.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Returns the refusal of a body, with a message for each invalid field by its name. */
export function invalidFields(fields: Record<string, string>): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields });
}

/** Returns the refusal of a query, with a message for each invalid parameter by its name. */
export function invalidQuery(fields: Record<string, string>): ApiError {
  return new ApiError('validation_failed', 'Please check the query.', { fields });
}
