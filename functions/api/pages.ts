import type { Config } from '@netlify/functions';
import { loadRenderer } from '../content/pages/renderer';
import { pageRoutes } from '../content/pages/routes';
import { content } from '../content/services';
import { gate } from '../core/auth/gate';
import type { Handler } from '../core/http/respond';
import { serve } from '../core/http/serve';
import { once } from '../core/once';
import { leftovers } from '../delivery/leftovers';

/** Where the platform puts the files that netlify.toml names for this function. */
const renderer = once(() => loadRenderer(process.cwd()));

const pages = serve(pageRoutes({ content, renderer }), gate, leftovers, '');

/** Pages, which the API's document does not name. */
const handler: Handler = (request, context) => pages(request, context);
export default handler;

export const config: Config = { path: ['/news', '/news/:slug', '/events'] };
