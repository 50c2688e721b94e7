import { http } from 'msw';
import { privatePages } from '#network/pages';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { OwnApplication } from '@/contract/own-applications';
import { API_PATHS } from '@/contract/paths';
import DashboardPage from '@/pages/dashboard/dashboard-page';
import DataPage from '@/pages/dashboard/data-page';
import SecurityPage from '@/pages/dashboard/security-page';
import SessionsPage from '@/pages/dashboard/sessions-page';
import { startApiServer } from './api-server';
import { apiUrl, refuse, renderSignedIn, serveMe, steve, TOKEN } from './render-account';
import { clearToasts } from './toasts';
import { serveNoBridge } from './vote-service';

const PARTS = {
  dashboard: DashboardPage,
  dashboardSecurity: SecurityPage,
  dashboardSessions: SessionsPage,
  dashboardData: DataPage,
};

/** Session of the browser that the tests play. */
export const session = {
  device: 'Firefox on Windows',
  id: '1',
  createdAt: '2025-05-25T12:00:00.000Z',
  lastUsedAt: '2025-05-26T12:00:00.000Z',
  expiresAt: '2025-06-01T12:00:00.000Z',
  current: true,
};

/** An application that the account has sent. */
export const application: OwnApplication = {
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  position: 'Moderator',
  state: 'accepted',
  note: 'Welcome!\n<b>See you</b>',
  submittedAt: '2025-05-25T12:00:00.000Z',
  updatedAt: '2025-05-26T12:00:00.000Z',
};

/** Starts the API that the dashboard calls for the tests of a file, with empty storage for each. Call once at its top. */
export function startDashboard() {
  const network = startApiServer();
  clearToasts();
  beforeEach(() => localStorage.clear());
  return {
    network,
    /** Opens the dashboard, or another part of it, of an account that has sent these applications. */
    open(applications: OwnApplication[] = [], account = steve, part: keyof typeof PARTS = 'dashboard') {
      const Part = PARTS[part];
      serveMe(network, account);
      serveNoBridge(network);
      network.use(
        http.get(apiUrl(API_PATHS.ownApplications), ({ request }) =>
          request.headers.get('Authorization') === `Bearer ${TOKEN}`
            ? Response.json({ applications })
            : refuse('unauthenticated'),
        ),
        http.get(apiUrl(ACCOUNT_PATHS.totp), () => Response.json({ isSet: false, recoveryCodes: 0 })),
        http.get(apiUrl(ACCOUNT_PATHS.passkeys), () => Response.json({ passkeys: [] })),
        http.get(apiUrl(API_PATHS.sessions), () =>
          Response.json({ sessions: [session, { ...session, id: '2', device: null, current: false }] }),
        ),
      );
      return renderSignedIn(<Part />, account, privatePages[part].path);
    },
  };
}
