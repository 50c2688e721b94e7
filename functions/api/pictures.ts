import type { Config } from '@netlify/functions';
import { pictureRoutes } from '../content/pictures/routes';
import { pictureServices } from '../content/pictures/services';
import { pictureDeskRoutes } from '../content/uploads/desk-routes';
import { pictureDesk } from '../content/uploads/desk-services';
import { authContext } from '../core/auth/auth-context';
import { callsAndFiles, ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const calls = serve(pictureDeskRoutes(pictureDesk), authContext, leftovers);
const files = serve(ofSubject('news', pictureRoutes(pictureServices)), authContext, leftovers, '');

/** Served together, because only this function includes the image codecs. */
export default callsAndFiles(calls, files);

export const config: Config = {
  path: ['/news/:slug/picture.jpg', '/api/admin/content/pictures', '/api/admin/content/pictures/:id'],
};
