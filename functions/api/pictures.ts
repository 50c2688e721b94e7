import type { Config } from '@netlify/functions';
import { pictureRoutes } from '../content/pictures/routes';
import { pictureServices } from '../content/pictures/services';
import { pictureDeskRoutes } from '../content/uploads/desk-routes';
import { pictureDesk } from '../content/uploads/desk-services';
import { gate } from '../core/auth/gate';
import { callsAndFiles } from '../core/http/calls-and-files';
import { ofSubject } from '../core/http/of-subject';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

const calls = serve(pictureDeskRoutes(pictureDesk), gate, leftovers);
const files = serve(ofSubject('news', pictureRoutes(pictureServices)), gate, leftovers, '');

/** Together, since this function alone takes along what decodes and encodes pictures. */
export default callsAndFiles(calls, files);

export const config: Config = {
  path: ['/news/:slug/picture.jpg', '/api/admin/content/pictures', '/api/admin/content/pictures/:id'],
};
