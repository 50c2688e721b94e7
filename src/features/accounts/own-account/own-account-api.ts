import { ACCOUNT_PATHS } from '@/contract/account-paths';
import {
  exportResponseSchema,
  sessionsResponseSchema,
  type ExportResponse,
  type SessionsResponse,
} from '@/contract/own-account';
import { API_PATHS, pathTo } from '@/contract/paths';
import { afterConfirmation } from '@/features/admin/confirmation';
import { expectResponse } from '@/store/api';
import { authApi } from '../auth-api';

const bearer = { bearer: true };

export const ownAccountApi = authApi.injectEndpoints({
  endpoints: (build) => ({
    deleteMe: build.mutation<null, { currentPassword: string }>({
      query: (body) => ({ url: API_PATHS.me, method: 'DELETE', body }),
      extraOptions: bearer,
    }),
    getSessions: build.query<SessionsResponse, undefined>({
      query: () => ({ url: API_PATHS.sessions, validateStatus: expectResponse(sessionsResponseSchema) }),
      extraOptions: bearer,
      providesTags: ['Sessions'],
    }),
    /** Takes the session's id. */
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: pathTo(ACCOUNT_PATHS.session, id), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: ['Sessions'],
    }),
    /** Ends all sessions, including the current one. */
    endSessions: build.mutation<null, undefined>({
      query: () => ({ url: API_PATHS.sessions, method: 'DELETE' }),
      extraOptions: bearer,
    }),
    exportData: build.mutation<ExportResponse, undefined>({
      queryFn: afterConfirmation(() => ({
        url: API_PATHS.export,
        validateStatus: expectResponse(exportResponseSchema),
      })),
      extraOptions: bearer,
    }),
  }),
});
