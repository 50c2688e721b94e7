import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { settled } from '@/lib/settled';
import { api } from './api';
import { useAppSelector } from './hooks';
import { rootReducer, type AppThunk } from './reducer';

declare module './reducer' {
  export interface LazySlices {
    removedRows: string[];
  }
}

interface Row {
  id: string;
}

/** Runs a recipe on the rows of every cache entry that may contain the row. */
export type OnRows<Item extends Row> = (recipe: (rows: Item[]) => void) => AppThunk;

/** Changed fields of a row; undefined means no change. */
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
 * Returns the rows that have not been removed here, even if an earlier pending response contains them: ids
 * are never reused, so a removed row never returns.
 */
export const useRemaining = <Item extends Row>(rows: readonly Item[] | undefined): Item[] | undefined => {
  const removed = useAppSelector(selectRemovedRows);
  return rows?.filter(({ id }) => !removed.includes(id));
};

/** Removes a row from all lists, optimistically: if `sent` fails, the row returns to its position. */
export const removeUntilRefused =
  (id: string, sent: Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(rowRemoved(id));
    if (!(await settled(sent))) dispatch(rowRestored(id));
  };

/** Removes a row from all lists, pessimistically: once `sent` is fulfilled. */
export const removeOnceDone =
  (id: string, sent: Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (await settled(sent)) dispatch(rowRemoved(id));
  };

/** Assigns the changes that are not undefined. */
export const assignTo = <Item extends object>(
  row: Item,
  changes: { [Name in keyof Item]?: Item[Name] | undefined },
): void => {
  for (const name of Object.keys(changes) as (keyof Item)[]) {
    const value = changes[name];
    if (value !== undefined) row[name] = value;
  }
};

/** Returns the fields of `to` whose current values are those in `from`; the others have changed since. */
const asFarAs = <Item extends Row>(row: Item, from: Changes<Item>, to: Changes<Item>): Changes<Item> =>
  Object.fromEntries(
    Object.entries(to).filter(([name]) => shallowEqual(row[name as keyof Item], from[name as keyof Item])),
  ) as Changes<Item>;

/** Returns the fields of `row` that `changes` names. */
const fieldsOf = <Item extends Row>(row: Item, changes: Changes<Item>): Changes<Item> =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, row[name as keyof Item]])) as Changes<Item>;

/**
 * Changes a row optimistically. If `sent` fails, only this change is undone, not later ones. A response that
 * was already pending does not restore old values.
 */
export const changeUntilRefused =
  <Item extends Row>(
    onRows: OnRows<Item>,
    row: Item,
    changes: Changes<Item>,
    sent: Promise<unknown>,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const before = fieldsOf(row, changes);
    const onRow = (recipe: (found: Item) => void) =>
      dispatch(onRows((rows) => rows.filter(({ id }) => id === row.id).forEach(recipe)));
    let isRefused = false;
    const reapply = () => {
      if (!isRefused) onRow((found) => assignTo(found, asFarAs(found, before, changes)));
    };
    const reapplyAfterRunningQueries = () => {
      for (const query of dispatch(api.util.getRunningQueriesThunk())) void settled(query).then(reapply);
    };
    onRow((found) => assignTo(found, changes));
    reapplyAfterRunningQueries();
    isRefused = !(await settled(sent));
    if (isRefused) {
      onRow((found) => assignTo(found, asFarAs(found, changes, before)));
      return;
    }
    // More queries may have started in the meantime.
    reapply();
    reapplyAfterRunningQueries();
  };
