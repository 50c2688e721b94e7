import { AUDIT_PATH, auditResponseSchema, type AuditResponse } from '@/contract/audit';
import { healthResponseSchema, type HealthResponse } from '@/contract/health';
import { OVERVIEW_PATH, overviewResponseSchema, type OverviewResponse } from '@/contract/overview';
import { API_PATHS } from '@/contract/paths';
import { SERVICES_PATH, servicesResponseSchema, type ServicesResponse } from '@/contract/services';
import { USAGE_PATH, usageResponseSchema, type UsageResponse } from '@/contract/usage';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { bearer, byCursor } from './requests';

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewResponse, undefined>({
      query: () => ({ url: OVERVIEW_PATH, validateStatus: expectResponse(overviewResponseSchema) }),
      extraOptions: bearer,
    }),
    getServices: build.query<ServicesResponse, undefined>({
      query: () => ({ url: SERVICES_PATH, validateStatus: expectResponse(servicesResponseSchema) }),
      extraOptions: bearer,
    }),
    getUsage: build.query<UsageResponse, undefined>({
      query: () => ({ url: USAGE_PATH, validateStatus: expectResponse(usageResponseSchema) }),
      extraOptions: bearer,
    }),
    /** Returns the body even if the status says that the site cannot serve. */
    getHealth: build.query<HealthResponse, undefined>({
      query: () => ({
        url: API_PATHS.health,
        validateStatus: expectResponse(healthResponseSchema, () => true),
      }),
    }),
    listAudit: build.infiniteQuery<AuditResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: AUDIT_PATH,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(auditResponseSchema),
      }),
      extraOptions: bearer,
    }),
  }),
});
