import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { persisted, onLateSlice, type Persisted } from './persistence';
import { rootReducer } from './reducer';
import { makeStore } from './store';
import { syncTabs } from './sync-tabs';

interface Notes {
  list: string[];
  seen: number;
}

declare module './reducer' {
  export interface LazySlices {
    notes: Persisted<Notes>;
    late: Persisted<Notes>;
    fresh: Persisted<Notes>;
    diary: Persisted<Notes>;
  }
}

const sliceNamed = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { list: [], seen: 0 } as Notes,
    reducers: {
      noted: (state, { payload }: PayloadAction<string>) => {
        state.list.push(payload);
      },
    },
  });

const notes = sliceNamed('notes');
const diary = sliceNamed('diary');
rootReducer.inject({
  reducerPath: 'notes',
  reducer: persisted(notes.reducer, { key: 'notes', version: 2, shared: true }),
});
rootReducer.inject({ reducerPath: 'diary', reducer: persisted(diary.reducer, { key: 'diary', version: 2 }) });

const stored = (list: string[], version = 2): string =>
  JSON.stringify({
    list: JSON.stringify(list),
    seen: '0',
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

/** Dispatches the event that browsers send to all tabs but the one that stored it. */
const storeInOtherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const startTab = async () => {
  const store = makeStore();
  persistStore(store);
  await waitFor(() => expect(store.getState().diary?._persist?.rehydrated).toBe(true));
  expect(store.getState().notes?._persist?.rehydrated).toBe(true);
  const stop = syncTabs(store);
  return { store, stop, list: () => store.getState().notes?.list };
};

beforeEach(() => localStorage.clear());

describe('two tabs of one browser', () => {
  it('take over what the other one has stored of a shared slice, until told to stop', async () => {
    const { list, stop } = await startTab();
    storeInOtherTab('persist:notes', stored(['from the other tab']));
    expect(list()).toEqual(['from the other tab']);
    stop();
    storeInOtherTab('persist:notes', stored(['later']));
    expect(list()).toEqual(['from the other tab']);
  });

  it('do not update each other forever: equal state is left alone', async () => {
    const { store, stop } = await startTab();
    storeInOtherTab('persist:notes', stored(['once']));
    const before = store.getState();
    storeInOtherTab('persist:notes', stored(['once']));
    expect(store.getState()).toBe(before);
    stop();
  });

  it.each([
    ['another release of the site', 'persist:notes', stored(['new form'], 3)],
    ['something that is no state', 'persist:notes', '{"list":'],
    ['a text', 'persist:notes', '"list"'],
    ['a storage that was cleared', 'persist:notes', null],
    ['another key', 'notes', stored(['other key'])],
  ])('ignore %s', async (_name, key, value) => {
    const { list, stop } = await startTab();
    storeInOtherTab(key, value);
    expect(list()).toEqual([]);
    stop();
  });

  it('keep a slice that is not shared to themselves', async () => {
    const { store, stop } = await startTab();
    storeInOtherTab('persist:diary', stored(['private']));
    expect(store.getState().diary?.list).toEqual([]);
    stop();
  });
});

it('a slice that arrives with a later page is read from storage then', async () => {
  localStorage.setItem('persist:late', stored(['from last week']));
  const store = makeStore();
  const persistor = persistStore(store);
  onLateSlice(() => {
    persistor.persist();
  });
  rootReducer.inject({
    reducerPath: 'late',
    reducer: persisted(sliceNamed('late').reducer, { key: 'late', version: 2 }),
  });
  await waitFor(() => expect(store.getState().late?.list).toEqual(['from last week']));
});

it('a slice that arrives with a later page, on a first visit, begins with its initial state', async () => {
  localStorage.clear();
  const store = makeStore();
  const persistor = persistStore(store);
  onLateSlice(() => {
    persistor.persist();
  });
  rootReducer.inject({
    reducerPath: 'fresh',
    reducer: persisted(sliceNamed('fresh').reducer, { key: 'fresh', version: 2 }),
  });
  await waitFor(() => expect(store.getState().fresh?._persist?.rehydrated).toBe(true));
  expect(store.getState().fresh).toMatchObject({ list: [], seen: 0 });
});
