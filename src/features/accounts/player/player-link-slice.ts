import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { draftsEnded } from '@/store/drafts';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { authApi } from '../auth-api';

/** The slice's name; redux-persist keeps it in localStorage under `persist:playerLink`. */
export const PLAYER_LINK_KEY = 'playerLink';

const begunSchema = v.object({
  id: v.string(),
  /** Id of the account that began the link. */
  account: v.string(),
  /** The name as the visitor typed it. */
  player: v.string(),
  /** Set by this browser's clock, which may differ from the server's. */
  savedAt: v.number(),
});

/** A link that waits for the code from the player's chat. */
export type BegunLink = v.InferOutput<typeof begunSchema>;

export interface PlayerLinkState {
  /**
   * A begun and unfinished link. It is erased with the drafts when the visitor leaves the browser to others.
   */
  draft: BegunLink | null;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    playerLink: Persisted<PlayerLinkState>;
  }
}

const initialState: PlayerLinkState = { draft: null };

const playerLinkSlice = createSlice({
  name: PLAYER_LINK_KEY,
  initialState,
  reducers: {
    linkBegun: {
      prepare: (begun: Omit<BegunLink, 'savedAt'>) => ({ payload: { ...begun, savedAt: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<BegunLink>) => {
        state.draft = payload;
      },
    },
    linkEnded: (state) => {
      state.draft = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftsEnded, (state, { payload }) => {
      if (state.draft && state.draft.savedAt < payload.savedBefore) state.draft = null;
    });
    // A linked account, here or on another device, no longer waits for a code.
    builder.addMatcher(authApi.endpoints.getMe.matchFulfilled, (state, { payload }) => {
      if (typeof payload.user.player === 'string') state.draft = null;
    });
  },
});

export const { linkBegun, linkEnded } = playerLinkSlice.actions;

const injected = rootReducer.inject({
  reducerPath: PLAYER_LINK_KEY,
  reducer: persisted(playerLinkSlice.reducer, { key: PLAYER_LINK_KEY, version: 1, shared: true }),
});

/** True once the stored state has been read. */
export const selectIsLinkRestored = injected.selector(
  ({ playerLink }) => playerLink._persist?.rehydrated === true,
);

/** Returns the link begun in this browser by any account, after validating localStorage. */
export const selectBegunLink = createSelector(
  [injected.selector(({ playerLink }) => playerLink.draft)],
  (draft) => (v.is(begunSchema, draft) ? draft : null),
);

/**
 * Milliseconds for which a link's code is still valid; never more than its whole lifetime, even if the clock
 * was set back.
 */
export const timeLeft = ({ savedAt }: BegunLink, now: number): number =>
  Math.min(PLAYER_LINK_MS, Math.max(0, savedAt + PLAYER_LINK_MS - now));
