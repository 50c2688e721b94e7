import { pathTo } from '@/contract/paths';
import { USER_DESK_PATHS, type UsersResponse, usersResponseSchema } from '@/contract/user-desk';
import type { NewUser, UserChanges } from '@/contract/user-requests';
import type { User, UserResponse } from '@/contract/users';
import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import { afterConfirmation } from '@/features/admin/confirmation';
import { bearer, byCursor } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';
import { changeUntilRefused, removeUntilRefused, type OnRows } from '@/store/optimistic-list';

/** Filters of the list; an empty text matches all. */
export interface UserFilters {
  /** Part of a name or email address. */
  q: string;
  role: string;
  confirmed: string;
  factor: string;
}

/** The changes visible in a list; a password is not. */
const shownOf = ({ username, email, role }: UserChanges) => ({ username, email, role });

const usersQueries = api.enhanceEndpoints({ addTagTypes: ['Me', 'Users'] }).injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.infiniteQuery<UsersResponse, UserFilters, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: filters, pageParam: cursor }) => ({
        url: USER_DESK_PATHS.users,
        params: Object.fromEntries(Object.entries({ ...filters, cursor }).filter(([, value]) => value)),
        validateStatus: expectResponse(usersResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Users'],
    }),
  }),
});
const { selectCachedArgsForQuery, updateQueryData } = usersQueries.util;

/** Applies to every loaded list, whatever its filters. */
const onLists: OnRows<User> = (recipe) => (dispatch, getState) => {
  for (const filters of selectCachedArgsForQuery(getState(), 'listUsers'))
    dispatch(
      updateQueryData('listUsers', filters, ({ pages }) => recipe(pages.flatMap(({ users }) => users))),
    );
};

/**
 * Changes invalidate `Me`, because it may have been the admin's own account, and `Users`, so that no earlier
 * response stays in the lists.
 */
export const usersApi = usersQueries.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<UserResponse, NewUser>({
      queryFn: afterConfirmation((body) => ({ url: USER_DESK_PATHS.users, method: 'POST', body })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Users']),
    }),
    /** Optimistic: undone if the server refuses the change. */
    changeUser: build.mutation<UserResponse, { user: User; changes: UserChanges }>({
      queryFn: afterConfirmation(({ user, changes }) => ({
        url: pathTo(USER_DESK_PATHS.user, user.id),
        method: 'PUT',
        body: changes,
      })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: ({ user, changes }, { dispatch, queryFulfilled }) =>
        dispatch(changeUntilRefused(onLists, user, shownOf(changes), queryFulfilled)),
    }),
    /** Optimistic, like `changeUser`. */
    deleteUser: build.mutation<null, User>({
      queryFn: afterConfirmation((user) => ({
        url: pathTo(USER_DESK_PATHS.user, user.id),
        method: 'DELETE',
      })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
      onQueryStarted: (user, { dispatch, queryFulfilled }) =>
        dispatch(removeUntilRefused(user.id, queryFulfilled)),
    }),
    /** Emails a link to choose a new password. */
    sendPasswordLink: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(USER_DESK_PATHS.userPasswordLink, user.id), method: 'POST' }),
      extraOptions: bearer,
    }),
    endUserSessions: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(USER_DESK_PATHS.userSessions, user.id), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me']),
    }),
    /** Afterwards another account can be linked to the player. */
    unlinkPlayer: build.mutation<null, User>({
      query: (user) => ({ url: pathTo(VOTE_DESK_PATHS.userPlayer, user.id), method: 'DELETE' }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Users']),
    }),
  }),
});
