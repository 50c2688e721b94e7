import { API_PATHS } from '@/contract/paths';
import type { NewUser, UserChanges } from '@/contract/user-requests';
import type { User, UserResponse } from '@/contract/users';
import { bearer } from '@/features/admin/requests';
import { changeUntilRefused, removeUntilRefused } from '@/store/optimistic-list';
import { usersListApi } from './users-list-api';
import { onLists } from './users-optimistic';

/** What shows in a list; a password does not. */
const shownOf = ({ username, email, role }: UserChanges) => ({ username, email, role });

const pathTo = (path: string, { id }: User) => path.replace(':id', encodeURIComponent(id));

/**
 * Changes invalidate `Me`, since it may have been the admin's own account, and `Users`, so that no earlier response stays in
 * the lists.
 */
const taggedApi = usersListApi.enhanceEndpoints({ addTagTypes: ['Me'] });

export const usersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<UserResponse, NewUser>({
      query: (body) => ({ url: API_PATHS.adminUsers, method: 'POST', body }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Users']),
    }),
    /** Optimistic: undone when the server refuses the change. */
    changeUser: build.mutation<UserResponse, { user: User; changes: UserChanges }>({
      query: ({ user, changes }) => ({
        url: pathTo(API_PATHS.adminUser, user),
        method: 'PUT',
        body: changes,
      }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: ({ user, changes }, { dispatch, queryFulfilled }) =>
        dispatch(changeUntilRefused(onLists, user, shownOf(changes), queryFulfilled)),
    }),
    /** As `changeUser`. */
    deleteUser: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(API_PATHS.adminUser, user), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: (user, { dispatch, queryFulfilled }) =>
        dispatch(removeUntilRefused(user.id, queryFulfilled)),
    }),
    endUserSessions: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(API_PATHS.adminUserSessions, user), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me']),
    }),
  }),
});
