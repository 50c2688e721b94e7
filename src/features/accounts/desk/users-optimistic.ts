import type { UserChanges } from '@/contract/user-requests';
import type { User } from '@/contract/users';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/reducer';
import { settled } from '@/store/settled';
import { usersListApi } from './users-list-api';
import { changeBackIn, changeIn, placeOf, putBack, removeFrom } from './users-pages';
import type { Place, UsersPages } from './users-pages';

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Runs on each list that is loaded, whatever was searched for. */
const onEachList =
  (recipe: (list: UsersPages, search: string) => void): Thunk<void> =>
  (dispatch, getState) => {
    for (const search of usersListApi.util.selectCachedArgsForQuery(getState(), 'listUsers')) {
      dispatch(
        usersListApi.util.updateQueryData('listUsers', search, (list) => {
          recipe(list, search);
        }),
      );
    }
  };

/** Shows a change in the lists until `sent` fails. Only this change is undone then, not what happened meanwhile. */
export const changeUntilRefused =
  (user: User, changes: UserChanges, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(onEachList((list) => changeIn(list, user.id, changes)));
    if (await settled(sent)) return;
    dispatch(onEachList((list) => changeBackIn(list, user, changes)));
  };

/** As {@link changeUntilRefused}, for a user who is removed. */
export const removeUntilRefused =
  (user: User, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    const places = new Map<string, Place | null>();
    dispatch(
      onEachList((list, search) => {
        places.set(search, placeOf(list, user.id));
        removeFrom(list, user.id);
      }),
    );
    if (await settled(sent)) return;
    dispatch(
      onEachList((list, search) => {
        const place = places.get(search);
        if (place) putBack(list, user, place);
      }),
    );
  };
