// Decision record: docs/decisions/0017-votes.md
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { voteSites } from '#network/voting';
import { byId } from '@/lib/by-id';
import { settleTime } from '@/lib/calendar';
import { countStreak } from '@/lib/streak';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { mergeOpenedVotes, type OpenedVote } from './opened-votes';
import { isRestored, storedField, storedList } from './restored';
import { isVoteRecord, mergeRecords, untilNextVote, type VoteRecord } from './vote-record';
import { mergeDays, mergeVoters, EMPTY_VOTER, type Voter } from './voter';
import { migrations } from './votes-migrations';

export interface VotesState {
  /** Oldest first; votes counted by this browser alone, on a site without a bridge to the game. */
  history: VoteRecord[];
  /** Ids of the sites voted on since this page was loaded. */
  session: string[];
  voter: Voter;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    votes: Persisted<VotesState>;
  }
}

const KEY = 'votes';

const initialState: VotesState = { history: [], session: [], voter: EMPTY_VOTER };

type NewOpenedVote = Pick<OpenedVote, 'site' | 'player' | 'before'>;

const votesSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    voted: {
      prepare: (site: string, timestamp: number) => ({ payload: { site, timestamp } }),
      /** Ignores unknown sites and votes within a site's cooldown. */
      reducer: ({ history, session, voter }, { payload }: PayloadAction<VoteRecord>) => {
        const { timestamp } = payload;
        const site = byId(voteSites, payload.site);
        if (!site || untilNextVote(history, site, timestamp) > 0) return undefined;
        // Votes recorded under a wrong clock must not block a site when the clock reaches them.
        const credible = history.filter((vote) => settleTime(vote.timestamp, timestamp) !== null);
        return {
          history: mergeRecords(credible, [payload]),
          session: [...session.filter((id) => id !== site.id), site.id],
          voter,
        };
      },
    },
    playerNamed: {
      prepare: (name: string) => ({ payload: { name, namedAt: Date.now() } }),
      reducer: ({ voter }, { payload }: PayloadAction<Pick<Voter, 'name' | 'namedAt'>>) => {
        Object.assign(voter, payload);
      },
    },
    voteOpened: {
      prepare: (opened: NewOpenedVote) => ({
        payload: { ...opened, openedAt: Date.now(), state: 'open' } as const,
      }),
      reducer: ({ voter }, { payload }: PayloadAction<OpenedVote>) => {
        voter.ballots = mergeOpenedVotes(voter.ballots, [payload]);
      },
    },
    voteSettled: ({ voter, session }, { payload }: PayloadAction<OpenedVote>) => {
      voter.ballots = mergeOpenedVotes(voter.ballots, [payload]);
      if (payload.state === 'counted') session.push(payload.site);
    },
    /** A player voted on all sites in one day and was told so: day and player as one text. */
    dayCompleted: ({ voter }, { payload }: PayloadAction<string>) => {
      voter.completed = mergeDays(voter.completed, [payload]);
    },
  },
  extraReducers: (builder) => {
    // Votes of two tabs add up; neither tab's state may replace the other's.
    builder.addMatcher(isRestored(KEY), ({ history, session, voter }, action) => ({
      history: mergeRecords(history, storedList(action, 'history').filter(isVoteRecord)),
      session: [...session],
      voter: mergeVoters(voter, storedField(action, 'voter')),
    }));
  },
});

export const { voted, playerNamed, voteOpened, voteSettled, dayCompleted } = votesSlice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(votesSlice.reducer, {
    key: KEY,
    version: 3,
    migrations,
    only: ['history', 'voter'],
    shared: true,
  }),
});

export const selectHistory = injected.selector(({ votes }) => votes.history);

/** True once the stored votes have been read; before that none are known. */
export const selectVotesRestored = injected.selector(({ votes }) => votes._persist?.rehydrated === true);

export const selectVoter = injected.selector(({ votes }) => votes.voter);

export const selectSession = injected.selector(({ votes }) => votes.session);

export interface SiteStatus {
  /** `voted`: since this page was loaded. */
  state: 'available' | 'voted' | 'cooldown';
  /** Milliseconds until the next vote. */
  remaining: number;
}

const atTime = (_state: unknown, now: number) => now;

/** State of the sites at a time, by id. */
export const selectSiteStatuses = createSelector(
  [selectHistory, selectSession, atTime],
  (history, session, now): Record<string, SiteStatus> =>
    Object.fromEntries(
      voteSites.map((site) => {
        const remaining = untilNextVote(history, site, now);
        const state = session.includes(site.id) ? 'voted' : 'cooldown';
        return [site.id, { state: remaining > 0 ? state : 'available', remaining }];
      }),
    ),
);

/** Days in a row with a vote, as of a time, in the machine's time zone. */
export const selectStreak = createSelector([selectHistory, atTime], (history, now): number =>
  countStreak(
    history.map(({ timestamp }) => timestamp),
    now,
  ),
);
