import { ADMIN_PATHS } from '@/contract/admin-paths';
import { auditResponseSchema, type AuditResponse } from '@/contract/audit';
import { healthResponseSchema, type HealthResponse } from '@/contract/health';
import { API_PATHS } from '@/contract/paths';
import { servicesResponseSchema, type ServicesResponse } from '@/contract/services';
import { usageResponseSchema, type UsageResponse } from '@/contract/usage';
import { overviewResponseSchema, type OverviewResponse } from '@/contract/users';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { bearer, byCursor } from './requests';

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewResponse, undefined>({
      query: () => ({ url: ADMIN_PATHS.overview, validateStatus: expectResponse(overviewResponseSchema) }),
      extraOptions: bearer,
    }),
    getServices: build.query<ServicesResponse, undefined>({
      query: () => ({ url: ADMIN_PATHS.services, validateStatus: expectResponse(servicesResponseSchema) }),
      extraOptions: bearer,
    }),
    getUsage: build.query<UsageResponse, undefined>({
      query: () => ({ url: ADMIN_PATHS.usage, validateStatus: expectResponse(usageResponseSchema) }),
      extraOptions: bearer,
    }),
    /** A response also when its status says that the site cannot serve. */
    getHealth: build.query<HealthResponse, undefined>({
      query: () => ({
        url: API_PATHS.health,
        validateStatus: expectResponse(healthResponseSchema, () => true),
      }),
    }),
    listAudit: build.infiniteQuery<AuditResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: ADMIN_PATHS.audit,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(auditResponseSchema),
      }),
      extraOptions: bearer,
    }),
  }),
});
