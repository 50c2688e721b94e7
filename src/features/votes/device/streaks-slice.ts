import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { streakMilestones } from '#network/voting';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { milestonesBy, type Milestones } from '../parts/milestones';
import { isRestored, storedList } from '../restored';

export interface StreaksState {
  /** Milestones whose reward was claimed, in days. */
  claimed: number[];
}

declare module '@/store/reducer' {
  export interface LazySlices {
    streaks: Persisted<StreaksState>;
  }
}

const KEY = 'streaks';

interface Claim {
  /** In days. */
  milestone: number;
  /** Days in a row, at the moment of the claim. */
  streak: number;
}

const initialState: StreaksState = { claimed: [] };

/** Each milestone of both once, the same in whatever tab they are put together. */
const merge = (one: readonly unknown[], other: readonly unknown[]): number[] =>
  streakMilestones.map(({ days }) => days).filter((days) => one.includes(days) || other.includes(days));

const streaksSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    /** Refuses milestones that do not exist, are claimed already or are not reached. */
    rewardClaimed: (state, { payload: { milestone, streak } }: PayloadAction<Claim>) => {
      if (streak >= milestone && !state.claimed.includes(milestone))
        state.claimed = merge(state.claimed, [milestone]);
    },
  },
  extraReducers: (builder) => {
    // Claims of two tabs add up: neither tab's state may replace the other's.
    builder.addMatcher(isRestored(KEY), (state, action) => {
      state.claimed = merge(state.claimed, storedList(action, 'claimed'));
    });
  },
});

export const { rewardClaimed } = streaksSlice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(streaksSlice.reducer, { key: KEY, version: 1, shared: true }),
});

export const selectClaimed = injected.selector(({ streaks }) => streaks.claimed);

/** Whether the stored claims have been read; before that nobody knows of any. */
export const selectClaimsRestored = injected.selector(({ streaks }) => streaks._persist?.rehydrated === true);

/** The milestones at a streak of so many days. */
export const selectMilestones = createSelector(
  [selectClaimed, (_state: unknown, streak: number) => streak],
  (claimed, streak): Milestones =>
    milestonesBy((days) => {
      const reached = streak >= days ? 'claimable' : 'locked';
      return claimed.includes(days) ? 'claimed' : reached;
    }),
);
