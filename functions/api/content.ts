import type { Config } from '@netlify/functions';
import { API_BASE } from '@/contract/paths';
import { contentDeskRoutes } from '../content/desk/routes';
import { contentDesks } from '../content/desk/services';
import { createRenderer } from '../content/pages/renderer';
import { pageRoutes } from '../content/pages/routes';
import { contentRoutes } from '../content/routes';
import { content } from '../content/services';
import { pictureDeskRoutes } from '../content/uploads/desk-routes';
import { pictureDesk } from '../content/uploads/services';
import { gate } from '../core/auth/gate';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { systemClock as clock } from '../core/time/clock';
import { leftovers } from '../delivery/leftovers';

const calls = serve(
  [...contentRoutes(content), ...contentDeskRoutes(contentDesks), ...pictureDeskRoutes(pictureDesk)],
  gate,
  leftovers,
);

/** Where the platform puts the files that netlify.toml names for this function. */
const renderer = createRenderer(process.cwd(), clock);
/** The API's document does not name them. */
const pages = serve(pageRoutes({ content, renderer }), gate, leftovers, '');

const isCall = ({ url }: Request): boolean => new URL(url).pathname.toLowerCase().startsWith(`${API_BASE}/`);
const handler: Handler = (request, context) =>
  isCall(request) ? calls(request, context) : pages(request, context);

/** Together, so that the instance that changes something forgets what it remembers of it. */
export default Object.assign(handler, { routes: calls.routes });

export const config: Config = {
  path: [
    '/news',
    '/news/:slug',
    '/events',
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
