import { ADMIN_PATHS } from '@/contract/admin-paths';
import { type ServicesResponse, servicesResponseSchema } from '@/contract/services';
import { type UsageResponse, usageResponseSchema } from '@/contract/usage';
import { type OverviewResponse, overviewResponseSchema } from '@/contract/users';
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
  /** Rejects with `UnavailableError`. */
  readonly failures: () => Promise<ServicesResponse['failures']>;
}

export const overviewRoutes = ({
  users,
  messages,
  applications,
  usage,
  clock,
  failures,
}: OverviewServices): Route[] => [
  /** An `OverviewResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.overview,
    summary: 'Get the figures of the overview',
    gives: { 200: overviewResponseSchema },
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

  /** A `ServicesResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.services,
    summary: 'List the last failures of outside services',
    gives: { 200: servicesResponseSchema },
    auth: 'reviewer',
    limit: null,
    body: null,
    handle: async () => json<ServicesResponse>({ failures: await failures() }),
  }),

  /** A `UsageResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.usage,
    summary: 'Get what the month has used of the free plans',
    gives: { 200: usageResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<UsageResponse>(await usageOf(usage, clock)),
  }),
];
