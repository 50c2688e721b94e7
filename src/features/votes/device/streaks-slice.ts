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

interface MilestoneClaim {
  /** Length in days. */
  milestone: number;
  /** Length of the streak at the time of the claim, in days. */
  streak: number;
}

const initialState: StreaksState = { claimed: [] };

/** Returns each milestone of both once; all tabs get the same result. */
const merge = (one: readonly unknown[], other: readonly unknown[]): number[] =>
  streakMilestones.map(({ days }) => days).filter((days) => one.includes(days) || other.includes(days));

const streaksSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    /** Ignores milestones that do not exist, are already claimed or not reached. */
    rewardClaimed: (state, { payload: { milestone, streak } }: PayloadAction<MilestoneClaim>) => {
      if (streak >= milestone && !state.claimed.includes(milestone))
        state.claimed = merge(state.claimed, [milestone]);
    },
  },
  extraReducers: (builder) => {
    // Claims of two tabs add up; neither tab's state may replace the other's.
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

/** True once the stored claims have been read; before that none are known. */
export const selectClaimsRestored = injected.selector(({ streaks }) => streaks._persist?.rehydrated === true);

/** Milestones for a streak of the given number of days. */
export const selectMilestones = createSelector(
  [selectClaimed, (_state: unknown, streak: number) => streak],
  (claimed, streak): Milestones =>
    milestonesBy((days) => {
      const reached = streak >= days ? 'claimable' : 'locked';
      return claimed.includes(days) ? 'claimed' : reached;
    }),
);
