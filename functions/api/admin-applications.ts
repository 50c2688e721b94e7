import type { Config } from '@netlify/functions';
import { getApplications } from '../applications/desk/handlers';
import { endpoint } from '../core/http/endpoint';
import { accountServices } from '../accounts/services';
import { applicationServices } from '../applications/services';

const { admin } = applicationServices;
const parts = { admin, sessions: accountServices.sessions };

export default endpoint({
  GET: getApplications(parts),
});

export const config: Config = { path: '/api/admin/applications' };
