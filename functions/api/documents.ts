import { createReader, prerenderedRoutes } from '../content/pages/prerendered';
import { content } from '../content/services';
import { authContext } from '../core/auth/auth-context';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { systemClock as clock } from '../core/time/clock';
import { leftovers } from '../delivery/leftovers';

/** The directory where the platform puts the files that netlify.toml lists for this function. */
const read = createReader(process.cwd(), clock);
const documents = serve(prerenderedRoutes({ content, read }), authContext, leftovers, '');

/**
 * Serves public pages, which the API's document omits. The build's `_redirects` rewrites their paths to this function, because
 * a network without a page may redirect its path.
 */
const handler: Handler = (request, context) => documents(request, context);
export default handler;
