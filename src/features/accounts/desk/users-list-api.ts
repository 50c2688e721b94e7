import { API_PATHS } from '@/contract/paths';
import type { UsersAnswer } from '@/contract/users';
import { api } from '@/store/api';
import { isUsersAnswer } from '@/features/admin/answers';
import { bearer, byCursor, ifAnswer } from '@/features/admin/requests';

export const usersListApi = api.enhanceEndpoints({ addTagTypes: ['Users'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Users by a part of their name or email address; an empty text finds all. */
    listUsers: build.infiniteQuery<UsersAnswer, string, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: q, pageParam: cursor }) => ({
        url: API_PATHS.adminUsers,
        params: { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) },
        validateStatus: ifAnswer(isUsersAnswer),
      }),
      extraOptions: bearer,
      providesTags: ['Users'],
    }),
  }),
});
