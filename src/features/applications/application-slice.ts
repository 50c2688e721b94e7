import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { randomUuid } from '@/lib/random-uuid';
import { draftsEnded } from '@/store/drafts';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer } from '@/store/reducer';
import { isRestored, lastSubmissions, mergeStored } from './application-merge';
import { migrations } from './application-migrations';
import {
  toDraft,
  toReadAt,
  toSubmissions,
  toViews,
  type ApplicationState,
  type Draft,
  type Submission,
} from './application-state';
import { APPLICATION_KEY } from './guidelines/guidelines-mark';

declare module '@/store/reducer' {
  export interface LazySlices {
    application: Persisted<ApplicationState>;
  }
}

const initialState: ApplicationState = {
  views: { guidelines: 0, form: 0 },
  guidelines: { read: false, readAt: null },
  draft: null,
  submissions: [],
};

const applicationSlice = createSlice({
  name: APPLICATION_KEY,
  initialState,
  reducers: {
    guidelinesOpened: (state) => {
      const views = toViews(state.views);
      state.views = { ...views, guidelines: views.guidelines + 1 };
    },
    formOpened: (state) => {
      const views = toViews(state.views);
      state.views = { ...views, form: views.form + 1 };
    },
    guidelinesRead: {
      prepare: () => ({ payload: { at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => {
        state.guidelines = { read: true, readAt: payload.at };
      },
    },
    draftSaved: {
      prepare: (draft: Pick<Draft, 'position' | 'answers'>) => ({
        payload: { ...draft, idempotencyKey: randomUuid(), savedAt: Date.now() },
      }),
      reducer: (state, { payload }: PayloadAction<Draft>) => {
        const before = toDraft(state.draft);
        // Another position makes another application, even if the first one was sent and its answer got lost.
        const isSame = before?.position === payload.position;
        state.draft = { ...payload, ...(isSame && { idempotencyKey: before.idempotencyKey }) };
      },
    },
    draftDiscarded: (state) => {
      state.draft = null;
    },
    submitted: {
      prepare: (sent: Omit<Submission, 'at'>) => ({ payload: { ...sent, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Submission>) => {
        state.submissions = lastSubmissions([...toSubmissions(state.submissions), payload]);
        state.draft = null;
      },
    },
    /**
     * Takes the id. The entry is kept but hidden, because other tabs may still have it and would restore it.
     */
    submissionWithdrawn: (state, { payload }: PayloadAction<string>) => {
      state.submissions = toSubmissions(state.submissions).map((sent) =>
        sent.id === payload ? { ...sent, withdrawn: true } : sent,
      );
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftsEnded, (state, { payload }) => {
      const draft = toDraft(state.draft);
      if (draft && draft.savedAt < payload.savedBefore) state.draft = null;
    });
    builder.addMatcher(isRestored(APPLICATION_KEY), (state, { payload }) => ({
      ...state,
      ...mergeStored(state, payload),
    }));
  },
});

export const {
  guidelinesOpened,
  formOpened,
  guidelinesRead,
  draftSaved,
  draftDiscarded,
  submitted,
  submissionWithdrawn,
} = applicationSlice.actions;

const injected = rootReducer.inject({
  reducerPath: APPLICATION_KEY,
  reducer: persisted(applicationSlice.reducer, {
    key: APPLICATION_KEY,
    version: 2,
    migrations,
    shared: true,
  }),
});

/** True once the stored state has been read; before that, the state has none of the visitor's data. */
export const selectIsRestored = injected.selector(
  ({ application }) => application._persist?.rehydrated === true,
);

/** Number of times that this browser has opened the two pages. */
export const selectViews = createSelector(
  [injected.selector(({ application }) => application.views)],
  toViews,
);

/** Last reading of the guidelines, in milliseconds since 1970; null if never read. */
export const selectGuidelinesReadAt = injected.selector(({ application: { guidelines } }) =>
  toReadAt(guidelines),
);

/** The unsent draft; null if there is none. */
export const selectDraft = createSelector(
  [injected.selector(({ application }) => application.draft)],
  toDraft,
);

/** The last applications sent and not withdrawn in this browser, newest first. */
export const selectSubmissions = createSelector(
  [injected.selector(({ application }) => application.submissions)],
  (submissions) => toSubmissions(submissions).filter(({ withdrawn }) => withdrawn !== true),
);
