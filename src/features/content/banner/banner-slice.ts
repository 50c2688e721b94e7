import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';

export interface BannerState {
  /** The banner text that the visitor dismissed; empty for none. */
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
    /** Stores the dismissed text, so a banner with different text shows again. */
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

/** True if the visitor has not dismissed this text; false until the stored state has been read. */
export const selectIsWanted = injected.selector(
  ({ banner }, text: string) => banner._persist?.rehydrated === true && banner.dismissed !== text,
);
