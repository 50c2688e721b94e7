import type { Config } from '@netlify/functions';
import { contentDeskRoutes } from '../content/desk/routes';
import { contentDesks } from '../content/desk/services';
import { createRenderer } from '../content/pages/renderer';
import { pageRoutes } from '../content/pages/routes';
import { contentRoutes } from '../content/routes';
import { content } from '../content/services';
import { authContext } from '../core/auth/auth-context';
import { callsAndFiles, serve } from '../core/http/serve';
import { systemClock as clock } from '../core/time/clock';
import { leftovers } from '../delivery/leftovers';

const calls = serve([...contentRoutes(content), ...contentDeskRoutes(contentDesks)], authContext, leftovers);

/** The directory where the platform puts the files that netlify.toml lists for this function. */
const renderer = createRenderer(process.cwd(), clock);
const pages = serve(pageRoutes({ content, renderer }), authContext, leftovers, '');

/** Served together, so that the instance that changes something also clears its memory of it. */
export default callsAndFiles(calls, pages);

export const config: Config = {
  path: [
    '/news',
    '/news/:slug',
    '/events',
    '/events/:id',
    '/api/content',
    '/api/news',
    '/api/news/:slug',
    '/api/events',
    '/api/events/:id',
    '/api/admin/content/news',
    '/api/admin/content/news/:id',
    '/api/admin/content/events',
    '/api/admin/content/events/:id',
    '/api/admin/content/faq',
    '/api/admin/content/faq/:id',
    '/api/admin/content/banner',
  ],
};
