import type { Config } from '@netlify/functions';
import { feedRoutes } from '../content/feeds/routes';
import { feedServices } from '../content/services';
import { gate } from '../core/auth/gate';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const feeds = serve(feedRoutes(feedServices), gate, leftovers, '');

/** Files, which the API's document does not name. */
const handler: Handler = (request, context) => feeds(request, context);
export default handler;

export const config: Config = { path: ['/feed.xml', '/events.ics'] };
