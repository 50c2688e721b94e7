import type { ApplicationRequest } from '@/contract/applications';
import { applicationResponseSchema, type ApplicationResponse } from '@/contract/own-applications';
import { API_PATHS } from '@/contract/paths';
import { api, expectResponse } from '@/store/api';

export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /api/applications`: stores the application, with the account if signed in. */
    submitApplication: build.mutation<ApplicationResponse, ApplicationRequest>({
      query: (body) => ({
        url: API_PATHS.applications,
        method: 'POST',
        body,
        validateStatus: expectResponse(applicationResponseSchema, ({ status }) => status === 201),
      }),
      extraOptions: { bearer: true },
    }),
  }),
});
