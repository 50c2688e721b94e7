import { REQUEST_ID_HEADER } from '@/contract/errors';
import type { ApiBaseQuery } from './bearer';

/**
 * Copies headers of a failed response to its error: `Retry-After`, in seconds, as `retryAfter`; and, if the
 * failure is ours, the request's id as `reference`, by which we find it in the log.
 */
export const withHeaderDetails =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (request, api, options) => {
    const result = await baseQuery(request, api, options);
    const { error, meta } = result;
    const response = meta?.response;
    if (!error || !response) return result;
    const seconds = response.headers.get('Retry-After');
    const reference = response.headers.get(REQUEST_ID_HEADER);
    const isOurs = response.ok || response.status >= 500;
    return {
      ...result,
      error: {
        ...error,
        ...(seconds && { retryAfter: Number(seconds) }),
        ...(reference && isOurs && { reference }),
      },
    };
  };
