import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { voteSites } from '@/content/votes';
import { settleTime } from '@/lib/calendar';
import { countStreak } from '@/lib/streak';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { isRestored, storedList } from './restored';
import { isVoteRecord, mergeRecords, siteNamed, untilNextVote, type VoteRecord } from './vote-record';

export interface VotesState {
  /** Oldest first. */
  history: VoteRecord[];
  /** Names of the sites voted on since this page was loaded. */
  session: string[];
}

declare module '@/store/reducer' {
  export interface LazySlices {
    votes: Persisted<VotesState>;
  }
}

const KEY = 'votes';

const initialState: VotesState = { history: [], session: [] };

const votesSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    voted: {
      prepare: (siteName: string, timestamp: number) => ({ payload: { siteName, timestamp } }),
      /** Refuses sites that do not exist and votes within a site's cooldown. */
      reducer: ({ history, session }, { payload }: PayloadAction<VoteRecord>) => {
        const { siteName, timestamp } = payload;
        const site = siteNamed(siteName);
        if (!site || untilNextVote(history, site, timestamp) > 0) return undefined;
        // Made under a clock that was wrong: they must not close a site when the clock gets there.
        const credible = history.filter((vote) => settleTime(vote.timestamp, timestamp) !== null);
        return {
          history: mergeRecords(credible, [payload]),
          session: [...session.filter((name) => name !== siteName), siteName],
        };
      },
    },
  },
  extraReducers: (builder) => {
    // Votes of two tabs add up: neither tab's state may replace the other's.
    builder.addMatcher(isRestored(KEY), ({ history, session }, action) => ({
      history: mergeRecords(history, storedList(action, 'history').filter(isVoteRecord)),
      session: [...session],
    }));
  },
});

export const { voted } = votesSlice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(votesSlice.reducer, { key: KEY, version: 1, only: ['history'], shared: true }),
});

export const selectHistory = injected.selector(({ votes }) => votes.history);

/** Whether the stored votes have been read; before that nobody knows of any. */
export const selectVotesRestored = injected.selector(({ votes }) => votes._persist?.rehydrated === true);

const selectSession = injected.selector(({ votes }) => votes.session);

export interface SiteStanding {
  /** Voted: since this page was loaded. */
  state: 'available' | 'voted' | 'cooldown';
  /** Milliseconds until the next vote. */
  remaining: number;
}

const atTime = (_state: unknown, now: number) => now;

/** How the sites stand at a time, by their names. */
export const selectStandings = createSelector(
  [selectHistory, selectSession, atTime],
  (history, session, now): Record<string, SiteStanding> =>
    Object.fromEntries(
      voteSites.map((site) => {
        const remaining = untilNextVote(history, site, now);
        const state = session.includes(site.name) ? 'voted' : 'cooldown';
        return [site.name, { state: remaining > 0 ? state : 'available', remaining }];
      }),
    ),
);

/** Days in a row with a vote, seen from a time in the machine's zone. */
export const selectStreak = createSelector([selectHistory, atTime], (history, now): number =>
  countStreak(
    history.map(({ timestamp }) => timestamp),
    now,
  ),
);
