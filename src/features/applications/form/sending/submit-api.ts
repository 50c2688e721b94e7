import type { ApplicationAnswer, ApplicationRequest } from '@/contract/applications';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';

/** A success of another shape is not ours, and nothing is stored. */
const isAccepted = ({ status }: Response, body: unknown): boolean =>
  status === 201 && typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';

export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /api/applications`: the application is stored, for the account when somebody is signed in. */
    submitApplication: build.mutation<ApplicationAnswer, ApplicationRequest>({
      query: (body) => ({ url: API_PATHS.applications, method: 'POST', body, validateStatus: isAccepted }),
      extraOptions: { bearer: true },
    }),
  }),
});
