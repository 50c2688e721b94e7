import { anyMethod } from '../http/endpoint';
import { notFound } from '../http/not-found';

/** Reached by the rewrite of `/api/*` in netlify.toml, where no other function has the path. */
export default anyMethod(notFound);
