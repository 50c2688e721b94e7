import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { rootReducer } from '@/store/reducer';
import { leaderboardApi } from './leaderboard-api';
import type { Board, LeaderboardState } from './types';

/** Nothing has been fetched yet. */
const UNKNOWN: Board = {
  phase: 'loading',
  isFailing: false,
  source: 'snapshot',
  capturedAt: null,
  players: [],
};

/** Without a prototype, because a mode may have the id `constructor`. */
const initialState = Object.create(null) as LeaderboardState;

/** Latest responses. A failed fetch keeps the previous one. */
const leaderboardSlice = createSlice({
  name: 'leaderboard',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { getLeaderboard } = leaderboardApi.endpoints;
    builder
      .addMatcher(getLeaderboard.matchFulfilled, (state, { payload, meta }) => {
        state[meta.arg.originalArgs] = {
          phase: 'loaded',
          isFailing: false,
          source: payload.source,
          capturedAt: payload.capturedAt,
          players: payload.players,
        };
      })
      .addMatcher(getLeaderboard.matchRejected, (state, { meta }) => {
        // RTK Query skipped the request because another one is in flight.
        if (meta.condition) return;
        const mode = meta.arg.originalArgs;
        state[mode] = { ...(state[mode] ?? UNKNOWN), phase: 'loaded', isFailing: true };
      });
  },
  selectors: {
    selectBoard: (state, mode: LeaderboardMode): Board => state[mode] ?? UNKNOWN,
  },
});

declare module '@/store/reducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging is how a slice is injected
  interface LazySlices extends WithSlice<typeof leaderboardSlice> {}
}
const injected = leaderboardSlice.injectInto(rootReducer);

export const { selectBoard } = injected.selectors;
