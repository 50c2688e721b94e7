import type { AuditAnswer } from '@/contract/audit';
import type { HealthAnswer } from '@/contract/health';
import { API_PATHS } from '@/contract/paths';
import type { OverviewAnswer } from '@/contract/users';
import { api } from '@/store/api';
import { isAuditAnswer, isHealthAnswer, isOverviewAnswer } from './answers';
import { bearer, byCursor, ifAnswer } from './requests';

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewAnswer, undefined>({
      query: () => ({ url: API_PATHS.adminOverview, validateStatus: ifAnswer(isOverviewAnswer) }),
      extraOptions: bearer,
    }),
    /** An answer also when its status says that the site cannot serve. */
    getHealth: build.query<HealthAnswer, undefined>({
      query: () => ({ url: API_PATHS.health, validateStatus: (_response, body) => isHealthAnswer(body) }),
    }),
    listAudit: build.infiniteQuery<AuditAnswer, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: API_PATHS.adminAudit,
        params: cursor === null ? {} : { cursor },
        validateStatus: ifAnswer(isAuditAnswer),
      }),
      extraOptions: bearer,
    }),
  }),
});
