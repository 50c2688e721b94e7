import { createSlice } from '@reduxjs/toolkit';
import { ALL_DRAFTS, draftsEnded } from './drafts';
import { rootReducer } from './reducer';

declare module './reducer' {
  export interface LazySlices {
    draftEndings: number;
  }
}

/** Number of times that all drafts were ended, e.g. by signing out. */
const draftEndings = createSlice({
  name: 'draftEndings',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(draftsEnded, (endings, { payload: { savedBefore } }) =>
      savedBefore === ALL_DRAFTS ? endings + 1 : endings,
    );
  },
});
export const selectEndings = rootReducer
  .inject({ reducerPath: 'draftEndings', reducer: draftEndings.reducer })
  .selector((state) => state.draftEndings);
