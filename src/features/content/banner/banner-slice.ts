import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';

export interface BannerState {
  /** The words that this browser's visitor wants to see no more; empty for none. */
  dismissed: string;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    banner: Persisted<BannerState>;
  }
}

const KEY = 'banner';

const initialState: BannerState = { dismissed: '' };

const bannerSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    /** Of a banner with other words that is known nothing. */
    bannerDismissed: (state, { payload }: PayloadAction<string>) => {
      state.dismissed = payload;
    },
  },
});

export const { bannerDismissed } = bannerSlice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(bannerSlice.reducer, { key: KEY, version: 1, shared: true }),
});

/** Whether the visitor wants to see a banner with these words, as far as the browser remembers; not before it has been asked. */
export const selectIsWanted = injected.selector(
  ({ banner }, text: string) => banner._persist?.rehydrated === true && banner.dismissed !== text,
);
