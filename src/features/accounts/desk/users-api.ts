import { ADMIN_PATHS } from '@/contract/admin-paths';
import { pathTo } from '@/contract/paths';
import type { NewUser, UserChanges } from '@/contract/user-requests';
import { type User, type UserResponse, type UsersResponse, usersResponseSchema } from '@/contract/users';
import { VOTE_DESK_PATHS } from '@/contract/vote-paths';
import { afterConfirmation } from '@/features/admin/confirmation';
import { bearer, byCursor } from '@/features/admin/requests';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { changeUntilRefused, removeUntilRefused, type OnRows } from '@/store/optimistic-list';

/** What shows in a list; a password does not. */
const shownOf = ({ username, email, role }: UserChanges) => ({ username, email, role });

const usersQueries = api.enhanceEndpoints({ addTagTypes: ['Me', 'Users'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Users by a part of their name or email address; an empty text finds all. */
    listUsers: build.infiniteQuery<UsersResponse, string, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: q, pageParam: cursor }) => ({
        url: ADMIN_PATHS.users,
        params: { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(usersResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Users'],
    }),
  }),
});
const { selectCachedArgsForQuery, updateQueryData } = usersQueries.util;

/** Runs on each list that is loaded, whatever was searched for. */
const onLists: OnRows<User> = (recipe) => (dispatch, getState) => {
  for (const search of selectCachedArgsForQuery(getState(), 'listUsers'))
    dispatch(
      updateQueryData('listUsers', search, ({ pages }) => recipe(pages.flatMap(({ users }) => users))),
    );
};

/**
 * Changes invalidate `Me`, since it may have been the admin's own account, and `Users`, so that no earlier response stays in
 * the lists.
 */
export const usersApi = usersQueries.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<UserResponse, NewUser>({
      queryFn: afterConfirmation((body) => ({ url: ADMIN_PATHS.users, method: 'POST', body })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Users']),
    }),
    /** Optimistic: undone when the server refuses the change. */
    changeUser: build.mutation<UserResponse, { user: User; changes: UserChanges }>({
      queryFn: afterConfirmation(({ user, changes }) => ({
        url: pathTo(ADMIN_PATHS.user, user.id),
        method: 'PUT',
        body: changes,
      })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: ({ user, changes }, { dispatch, queryFulfilled }) =>
        dispatch(changeUntilRefused(onLists, user, shownOf(changes), queryFulfilled)),
    }),
    /** As `changeUser`. */
    deleteUser: build.mutation<null, User>({
      queryFn: afterConfirmation((user) => ({ url: pathTo(ADMIN_PATHS.user, user.id), method: 'DELETE' })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: (user, { dispatch, queryFulfilled }) =>
        dispatch(removeUntilRefused(user.id, queryFulfilled)),
    }),
    endUserSessions: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(ADMIN_PATHS.userSessions, user.id), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me']),
    }),
    /** Another account can be linked to the player then. */
    releasePlayer: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(VOTE_DESK_PATHS.userPlayer, user.id), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
    }),
  }),
});
