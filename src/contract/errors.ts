import * as v from 'valibot';
import { texts } from './shapes';

/**
 * A header of every answer: the id to name when reporting a failure, and the one in each log line of the
 * request.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Every error response's code and the HTTP status that carries it. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  /** The password was right; `ticket` stands for it while the second factor is asked for. */
  second_factor_required: 401,
  forbidden: 403,
  csrf_failed: 403,
  confirmation_required: 403,
  /** Staff must set up a second factor first. */
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** The web shop gives no catalogue, or no basket. `fields.shop` is its own page, where it is known. */
  shop_unavailable: 503,
  /** No capacity for more of these at the moment. */
  full: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. */
export const errorResponseSchema = v.object({
  error: v.object({
    /** An {@link ErrorCode}; a newer server may have others. */
    code: v.string(),
    message: v.string(),
    /** Error message of each field, by name. */
    fields: v.optional(texts),
    /** Set with `second_factor_required` only. */
    ticket: v.optional(v.string()),
  }),
});
export type ErrorResponse = v.InferOutput<typeof errorResponseSchema>;
