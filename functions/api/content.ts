import type { Config } from '@netlify/functions';
import { contentDeskRoutes } from '../content/desk/routes';
import { contentDesks } from '../content/desk/services';
import { contentRoutes } from '../content/routes';
import { content } from '../content/services';
import { pictureDeskRoutes } from '../content/uploads/desk-routes';
import { pictureDesk } from '../content/uploads/services';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

/** Together, so that the instance that changes something forgets what it remembers of it. */
export default serve(
  [...contentRoutes(content), ...contentDeskRoutes(contentDesks), ...pictureDeskRoutes(pictureDesk)],
  gate,
  leftovers,
);

export const config: Config = {
  path: [
    '/api/content',
    '/api/news',
    '/api/news/:slug',
    '/api/events',
    '/api/admin/content/news',
    '/api/admin/content/news/:id',
    '/api/admin/content/events',
    '/api/admin/content/events/:id',
    '/api/admin/content/faq',
    '/api/admin/content/faq/:id',
    '/api/admin/content/banner',
    '/api/admin/content/pictures',
    '/api/admin/content/pictures/:id',
  ],
};
