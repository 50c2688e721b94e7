import type { ErrorCode } from '@/contract/errors';

interface RefusalDetails {
  /** What is wrong with each field, by its name. */
  readonly fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** A rule says no. The message is for the caller to read; the code decides the status. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}
