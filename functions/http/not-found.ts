import { ApiError } from './api-error';
import type { Handler } from './endpoint';

/** What answers below `/api` where nothing else does. */
export const notFound: Handler = () => {
  throw new ApiError('not_found', 'There is nothing at this path.');
};
