import { API_PATHS } from '@/contract/paths';
import { usersResponseSchema } from '@/contract/users';
import type { UsersResponse } from '@/contract/users';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { bearer, byCursor } from '@/features/admin/requests';

export const usersListApi = api.enhanceEndpoints({ addTagTypes: ['Users'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Users by a part of their name or email address; an empty text finds all. */
    listUsers: build.infiniteQuery<UsersResponse, string, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: q, pageParam: cursor }) => ({
        url: API_PATHS.adminUsers,
        params: { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(usersResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Users'],
    }),
  }),
});
