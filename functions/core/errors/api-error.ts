import type { ErrorCode } from '@/contract/errors';

interface ErrorDetails {
  /** What is wrong with each field, by its name. */
  readonly fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** Stands for a right password while the second factor is asked for. */
  readonly ticket?: string;
  /** What the response holds beside the error, by name. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/**
 * A response other than success, thrown from anywhere in an endpoint. The message is for the caller to read; the code decides
 * the status.
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
