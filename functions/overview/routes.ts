import { savingsChangesSchema } from '@/contract/content-requests';
import { SERVICES_PATH, type ServicesResponse, servicesResponseSchema } from '@/contract/health';
import { OVERVIEW_PATH, type OverviewResponse, overviewResponseSchema } from '@/contract/overview';
import { SAVINGS_PATH, type SavingsResponse, savingsResponseSchema } from '@/contract/savings';
import { USAGE_PATH, type UsageResponse, usageResponseSchema } from '@/contract/usage';
import type { UserStore } from '../accounts';
import { type ApplicationDesk, STRANGERS } from '../applications';
import type { ContactArchive } from '../contact';
import { json } from '../core/http/answers';
import { type Route, route } from '../core/http/route';
import type { Clock } from '../core/time/clock';
import type { UsageStore } from '../core/usage/usage-store';
import type { Saving } from './saving';
import { usageOf } from './usage';

export interface OverviewServices {
  readonly users: Pick<UserStore, 'count'>;
  readonly messages: Pick<ContactArchive, 'count' | 'countAnswered'>;
  readonly applications: Pick<ApplicationDesk, 'countOpen'>;
  readonly usage: Pick<UsageStore, 'read' | 'size'>;
  readonly saving: Pick<Saving, 'get' | 'put' | 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Rejects with `UnavailableError`. */
  readonly failures: () => Promise<ServicesResponse['failures']>;
}

export const overviewRoutes = ({
  users,
  messages,
  applications,
  usage,
  saving,
  clock,
  failures,
}: OverviewServices): Route[] => [
  route({
    method: 'GET',
    path: OVERVIEW_PATH,
    summary: 'Get the figures of the admin page',
    gives: { 200: overviewResponseSchema },
    auth: 'reviewer',
    limit: null,
    body: null,
    async handle() {
      const [ofUsers, ofMessages, answered, open] = await Promise.all([
        users.count(),
        messages.count(),
        messages.countAnswered(),
        applications.countOpen(clock.now()),
      ]);
      return json<OverviewResponse>({
        ...ofUsers,
        messages: ofMessages,
        openMessages: Math.max(ofMessages - answered, 0),
        openApplications: open.all,
        applicationsOfStrangers: { open: open.ofStrangers, today: open.today, ...STRANGERS },
      });
    },
  }),

  route({
    method: 'GET',
    path: SERVICES_PATH,
    summary: 'List the latest failures of external services',
    gives: { 200: servicesResponseSchema },
    auth: 'reviewer',
    limit: null,
    body: null,
    handle: async () => json<ServicesResponse>({ failures: await failures() }),
  }),

  route({
    method: 'GET',
    path: USAGE_PATH,
    summary: 'Get this month’s usage of the free plans',
    gives: { 200: usageResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    async handle() {
      const [figures, bytes, savings] = await Promise.all([
        usageOf(usage, clock),
        usage.size(),
        saving.get(),
      ]);
      return json<UsageResponse>({ ...figures, bytes, savings });
    },
  }),

  /** 409 with `current` unless `version` is the current one. */
  route({
    method: 'PUT',
    path: SAVINGS_PATH,
    summary: 'Choose what the site does without, to stay within the free plans',
    gives: { 200: savingsResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: savingsChangesSchema },
    async handle({ caller, body, context }) {
      const savings = await saving.put(caller.user, body);
      context.waitUntil(saving.publish());
      return json<SavingsResponse>({ savings });
    },
  }),
];
