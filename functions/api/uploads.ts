import type { Config } from '@netlify/functions';
import { uploadFileRoutes } from '../content/uploads/file-route';
import { pictureFiles } from '../content/uploads/services';
import { authContext } from '../core/auth/auth-context';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const files = serve(uploadFileRoutes(pictureFiles), authContext, leftovers, '');

/** Serves files, which the API's document omits. */
const handler: Handler = (request, context) => files(request, context);
export default handler;

export const config: Config = { path: ['/uploads/:file'] };
