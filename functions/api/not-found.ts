import { ApiError } from '../core/errors/api-error';
import { respond } from '../core/http/respond';

/** Reached by the rewrite of `/api/*` in netlify.toml, when no other function has the path. */
export default respond(() => {
  throw new ApiError('not_found', 'There is nothing at this path.');
});
