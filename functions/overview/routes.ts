import { ADMIN_PATHS } from '@/contract/admin-paths';
import type { UsageResponse } from '@/contract/usage';
import type { OverviewResponse } from '@/contract/users';
import type { UserStore } from '../accounts';
import { type ApplicationDesk, STRANGERS } from '../applications';
import type { ContactArchive } from '../contact';
import { json } from '../core/http/json';
import { type Route, route } from '../core/http/route';
import type { Clock } from '../core/time/clock';
import type { UsageStore } from '../core/usage/usage-store';
import { usageOf } from './usage';

export interface OverviewServices {
  readonly users: Pick<UserStore, 'count'>;
  readonly messages: Pick<ContactArchive, 'count'>;
  readonly applications: Pick<ApplicationDesk, 'countOpen'>;
  readonly usage: Pick<UsageStore, 'read'>;
  readonly clock: Pick<Clock, 'now'>;
}

export const overviewRoutes = ({
  users,
  messages,
  applications,
  usage,
  clock,
}: OverviewServices): Route[] => [
  /** An `OverviewResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.overview,
    auth: 'reviewer',
    limit: null,
    body: null,
    async handle() {
      const [ofUsers, ofMessages, open] = await Promise.all([
        users.count(),
        messages.count(),
        applications.countOpen(clock.now()),
      ]);
      return json<OverviewResponse>({
        ...ofUsers,
        messages: ofMessages,
        openApplications: open.all,
        applicationsOfStrangers: { open: open.ofStrangers, today: open.today, ...STRANGERS },
      });
    },
  }),

  /** A `UsageResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.usage,
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<UsageResponse>(await usageOf(usage, clock)),
  }),
];
