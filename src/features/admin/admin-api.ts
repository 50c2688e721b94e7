import { AUDIT_PATH, auditResponseSchema, type AuditResponse } from '@/contract/audit';
import type { SavingsChanges } from '@/contract/content-requests';
import {
  type HealthResponse,
  healthResponseSchema,
  SERVICES_PATH,
  type ServicesResponse,
  servicesResponseSchema,
} from '@/contract/health';
import { OVERVIEW_PATH, overviewResponseSchema, type OverviewResponse } from '@/contract/overview';
import { API_PATHS } from '@/contract/paths';
import { SAVINGS_PATH, savingsResponseSchema, type SavingsResponse } from '@/contract/savings';
import { USAGE_PATH, usageResponseSchema, type UsageResponse } from '@/contract/usage';
import type { Role } from '@/contract/users';
import { api, expectResponse } from '@/store/api';
import { bearer, byCursor } from './requests';

/** Filters of the audit log; an empty text matches all. */
export interface AuditFilters {
  kind: string;
  /** Name or id of an account. */
  person: string;
  /** First and last day, as `YYYY-MM-DD` in the time zone of the machine. */
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the beginning of a day, or of a later one, in ISO 8601; empty for anything else. */
const beginningOf = (day: string, daysLater = 0): string => {
  const date = new Date(DAY.test(day) ? `${day}T00:00` : Number.NaN);
  date.setDate(date.getDate() + daysLater);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

const auditPage = ({ kind, person, from, to }: AuditFilters, cursor: string | null) => {
  const params = { kind, person, from: beginningOf(from), to: beginningOf(to, 1), cursor };
  return {
    url: AUDIT_PATH,
    params: Object.fromEntries(Object.entries(params).filter(([, value]) => value)),
    validateStatus: expectResponse(auditResponseSchema),
  };
};

export const adminApi = api.enhanceEndpoints({ addTagTypes: ['Overview', 'Usage'] }).injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewResponse, undefined>({
      query: () => ({ url: OVERVIEW_PATH, validateStatus: expectResponse(overviewResponseSchema) }),
      extraOptions: bearer,
      providesTags: ['Overview'],
    }),
    getServices: build.query<ServicesResponse, undefined>({
      query: () => ({ url: SERVICES_PATH, validateStatus: expectResponse(servicesResponseSchema) }),
      extraOptions: bearer,
    }),
    getUsage: build.query<UsageResponse, undefined>({
      query: () => ({ url: USAGE_PATH, validateStatus: expectResponse(usageResponseSchema) }),
      extraOptions: bearer,
      providesTags: ['Usage'],
    }),
    /** Fails with a conflict if somebody else has changed the savings; the figures then come with theirs. */
    save: build.mutation<SavingsResponse, SavingsChanges>({
      query: (body) => ({
        url: SAVINGS_PATH,
        method: 'PUT',
        body,
        validateStatus: expectResponse(savingsResponseSchema),
      }),
      extraOptions: bearer,
      invalidatesTags: ['Usage'],
    }),
    /** Returns the body even if the status says that the site cannot serve. */
    getHealth: build.query<HealthResponse, undefined>({
      query: () => ({
        url: API_PATHS.health,
        validateStatus: expectResponse(healthResponseSchema, () => true),
      }),
    }),
    listAudit: build.infiniteQuery<AuditResponse, AuditFilters, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => auditPage(queryArg, pageParam),
      extraOptions: bearer,
    }),
    /** A single page, for files. */
    auditPage: build.query<AuditResponse, { filters: AuditFilters; cursor: string | null }>({
      query: ({ filters, cursor }) => auditPage(filters, cursor),
      extraOptions: bearer,
    }),
  }),
});

/** Age in seconds from which the figures are fetched again, when another page of the admin area opens. */
const STALE_S = 60;

/** Returns the overview's figures; editors get none. */
export const useOverview = (role: Role) =>
  adminApi.useGetOverviewQuery(undefined, {
    skip: role === 'editor',
    refetchOnMountOrArgChange: STALE_S,
  });
