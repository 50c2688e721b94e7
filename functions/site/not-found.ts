import { ApiError } from '../core/http/api-error';
import type { Handler } from '../core/http/endpoint';

/** What answers below `/api` where nothing else does. */
export const notFound: Handler = () => {
  throw new ApiError('not_found', 'There is nothing at this path.');
};
