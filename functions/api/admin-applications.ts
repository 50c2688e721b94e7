import type { Config } from '@netlify/functions';
import { getApplications } from '../http/admin-applications';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';

const { admin } = applicationServices;
const parts = { admin, sessions: accountServices.sessions };

export default endpoint({
  GET: getApplications(parts),
});

export const config: Config = { path: '/api/admin/applications' };
