import type { Config } from '@netlify/functions';
import { getApplication, getOwnApplications } from '../applications/handlers';
import { endpoint } from '../core/http/endpoint';
import { accountServices } from '../accounts/services';
import { applicationServices } from '../applications/services';

const one = getApplication(applicationServices);
const own = getOwnApplications({ ...applicationServices, ...accountServices });

/** Both paths in one function: which of two would get `mine` is the platform's to say. */
export default endpoint({
  GET: (request, context) => (context.params.id === 'mine' ? own : one)(request, context),
});

export const config: Config = { path: '/api/applications/:id' };
