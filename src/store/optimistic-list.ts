import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { api } from './api';
import { useAppSelector } from './hooks';
import { rootReducer } from './reducer';
import type { RootState } from './reducer';
import { settled } from './settled';

declare module './reducer' {
  export interface LazySlices {
    removedRows: string[];
  }
}

interface Row {
  id: string;
}
type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Runs on the rows of everything that is loaded and may hold the row. */
export type OnRows<Item extends Row> = (recipe: (rows: Item[]) => void) => Thunk<void>;

/** What a row has become; undefined stands for no change. */
export type Changes<Item extends Row> = { [Name in keyof Item]?: Item[Name] | undefined };

const removedRows = createSlice({
  name: 'removedRows',
  initialState: [] as string[],
  reducers: {
    rowRemoved: (ids, { payload }: PayloadAction<string>) => [...new Set([...ids, payload])],
    rowRestored: (ids, { payload }: PayloadAction<string>) => ids.filter((id) => id !== payload),
  },
});
const { rowRemoved, rowRestored } = removedRows.actions;
const injected = rootReducer.inject({ reducerPath: 'removedRows', reducer: removedRows.reducer });
const selectRemovedRows = injected.selector((state) => state.removedRows);

/**
 * The rows that have not been removed here, whatever an answer says that was on its way meanwhile: no id is given twice,
 * so a removed one never comes back.
 */
export const useRemaining = <Item extends Row>(rows: readonly Item[] | undefined): Item[] | undefined => {
  const removed = useAppSelector(selectRemovedRows);
  return rows?.filter(({ id }) => !removed.includes(id));
};

/** Takes a row from all lists until `sent` fails; then it is where it stood. */
export const removeUntilRefused =
  (id: string, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(rowRemoved(id));
    if (!(await settled(sent))) dispatch(rowRestored(id));
  };

/** Takes a row from all lists once `sent` is done. */
export const removeOnceDone =
  (id: string, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    if (await settled(sent)) dispatch(rowRemoved(id));
  };

/** Gives a row what is given. */
export const assignTo = <Item extends object>(
  row: Item,
  changes: { [Name in keyof Item]?: Item[Name] | undefined },
): void => {
  for (const name of Object.keys(changes) as (keyof Item)[]) {
    const value = changes[name];
    if (value !== undefined) row[name] = value;
  }
};

/** The part of `to` whose fields the row has as they are in `from`: others have become something else since. */
const asFarAs = <Item extends Row>(row: Item, from: Changes<Item>, to: Changes<Item>): Changes<Item> =>
  Object.fromEntries(
    Object.entries(to).filter(([name]) => shallowEqual(row[name as keyof Item], from[name as keyof Item])),
  ) as Changes<Item>;

/** The fields of `row` that `changes` names. */
const fieldsOf = <Item extends Row>(row: Item, changes: Changes<Item>): Changes<Item> =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, row[name as keyof Item]])) as Changes<Item>;

/**
 * Shows a change of a row until `sent` fails. Only this change is undone then, not what happened meanwhile. An answer that
 * was on its way brings nothing old back.
 */
export const changeUntilRefused =
  <Item extends Row>(
    onRows: OnRows<Item>,
    row: Item,
    changes: Changes<Item>,
    sent: Promise<unknown>,
  ): Thunk<Promise<void>> =>
  async (dispatch) => {
    const before = fieldsOf(row, changes);
    const onRow = (recipe: (found: Item) => void) =>
      dispatch(onRows((rows) => rows.filter(({ id }) => id === row.id).forEach(recipe)));
    let isRefused = false;
    const showAgain = () => {
      if (!isRefused) onRow((found) => assignTo(found, asFarAs(found, before, changes)));
    };
    const showAgainAfterAnswers = () => {
      for (const query of dispatch(api.util.getRunningQueriesThunk())) void settled(query).then(showAgain);
    };
    onRow((found) => assignTo(found, changes));
    showAgainAfterAnswers();
    isRefused = !(await settled(sent));
    if (isRefused) {
      onRow((found) => assignTo(found, asFarAs(found, changes, before)));
      return;
    }
    // Others may have been asked for meanwhile.
    showAgain();
    showAgainAfterAnswers();
  };
