import type { Config } from '@netlify/functions';
import { getApplication, getOwnApplications } from '../http/applications';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';

const one = getApplication(applicationServices);
const own = getOwnApplications({ ...applicationServices, ...accountServices });

/** Both paths in one function: which of two would get `mine` is the platform's to say. */
export default endpoint({
  GET: (request, context) => (context.params.id === 'mine' ? own : one)(request, context),
});

export const config: Config = { path: '/api/applications/:id' };
