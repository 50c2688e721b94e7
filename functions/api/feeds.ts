import type { Config } from '@netlify/functions';
import { feedRoutes } from '../content/feeds/routes';
import { feedServices } from '../content/services';
import { authContext } from '../core/auth/auth-context';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const feeds = serve(feedRoutes(feedServices), authContext, leftovers, '');

/** Serves files, which the API's document omits. */
const handler: Handler = (request, context) => feeds(request, context);
export default handler;

export const config: Config = { path: ['/feed.xml', '/events.ics', '/events/:id/event.ics'] };
