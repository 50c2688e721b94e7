import type { Config } from '@netlify/functions';
import { pictureRoutes } from '../content/pictures/routes';
import { pictureServices } from '../content/pictures/services';
import { gate } from '../core/auth/gate';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const pictures = serve(pictureRoutes(pictureServices), gate, leftovers, '');

/** Files, which the API's document does not name. */
const handler: Handler = (request, context) => pictures(request, context);
export default handler;

export const config: Config = { path: ['/news/:slug/picture.jpg'] };
