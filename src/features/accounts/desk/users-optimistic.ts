import type { User } from '@/contract/users';
import type { OnRows } from '@/store/optimistic-list';
import { usersListApi } from './users-list-api';

const { selectCachedArgsForQuery, updateQueryData } = usersListApi.util;

/** Runs on each list that is loaded, whatever was searched for. */
export const onLists: OnRows<User> = (recipe) => (dispatch, getState) => {
  for (const search of selectCachedArgsForQuery(getState(), 'listUsers'))
    dispatch(
      updateQueryData('listUsers', search, ({ pages }) => recipe(pages.flatMap(({ users }) => users))),
    );
};
