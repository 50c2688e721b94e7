import { anyMethod } from '../core/http/endpoint';
import { notFound } from '../site/not-found';

/** Reached by the rewrite of `/api/*` in netlify.toml, where no other function has the path. */
export default anyMethod(notFound);
