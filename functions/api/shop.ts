import type { Config } from '@netlify/functions';
import { authContext } from '../core/auth/auth-context';
import { ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { shopRoutes } from '../shop/routes';
import { shopServices } from '../shop/services';

export default serve(ofSubject('store', shopRoutes(shopServices)), authContext, leftovers);

export const config: Config = { path: ['/api/store', '/api/store/checkout'] };
