import type { ApiBaseQuery } from './bearer';

/** Copies the `Retry-After` header of an error response, in seconds, to the error as `retryAfter`. */
export const withRetryAfter =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (request, api, options) => {
    const result = await baseQuery(request, api, options);
    const seconds = result.meta?.response?.headers.get('Retry-After');
    return result.error && seconds
      ? { ...result, error: { ...result.error, retryAfter: Number(seconds) } }
      : result;
  };
