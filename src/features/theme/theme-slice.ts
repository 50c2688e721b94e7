import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { DEFAULT_THEME, isThemeChoice, THEME_KEY, type ThemeChoice } from './theme-choice';

export interface ThemeState {
  choice: ThemeChoice;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    theme: Persisted<ThemeState>;
  }
}

const initialState: ThemeState = { choice: DEFAULT_THEME };

const themeSlice = createSlice({
  name: THEME_KEY,
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.choice = payload;
    },
  },
});

export const { themeChosen } = themeSlice.actions;

const injected = rootReducer.inject({
  reducerPath: THEME_KEY,
  reducer: persisted(themeSlice.reducer, { key: THEME_KEY, version: 1, shared: true }),
});

/** Validates localStorage, which a visitor or an older release may have written. */
export const selectThemeChoice = injected.selector(({ theme: { choice } }) =>
  isThemeChoice(choice) ? choice : DEFAULT_THEME,
);

/** True once the stored choice has been read; before that, the state is the default. */
export const selectIsRestored = injected.selector(({ theme }) => theme._persist?.rehydrated === true);
