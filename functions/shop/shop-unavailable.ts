import { ApiError } from '../core/errors/api-error';

const RETRY_AFTER_S = 60;

/** Returns the refusal of a call that the shop gave no usable answer for. */
export const shopUnavailable = (message: string, details: ApiError['details'] = {}): ApiError =>
  new ApiError('shop_unavailable', message, { ...details, retryAfter: RETRY_AFTER_S });
