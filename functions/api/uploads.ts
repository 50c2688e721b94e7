import type { Config } from '@netlify/functions';
import { uploadFileRoutes } from '../content/uploads/file-route';
import { pictureFiles } from '../content/uploads/services';
import { gate } from '../core/auth/gate';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const files = serve(uploadFileRoutes(pictureFiles), gate, leftovers, '');

/** Files, which the API's document does not name. */
const handler: Handler = (request, context) => files(request, context);
export default handler;

export const config: Config = { path: ['/uploads/:file'] };
