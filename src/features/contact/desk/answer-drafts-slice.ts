import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/is-record';
import { draftsEnded } from '@/store/drafts';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer, type RootState } from '@/store/reducer';

interface Kept {
  text: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

interface AnswerDrafts {
  /** Unsent answers, keyed by their message. */
  draft: { savedAt: number; answers: Record<string, Kept> } | null;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    answerDrafts: Persisted<AnswerDrafts>;
  }
}

const KEY = 'answerDrafts';

/** Reads the drafts from stored data of any shape; faulty ones are left out. */
const answersIn = (draft: unknown): [string, Kept][] => {
  const answers = isRecord(draft) ? draft['answers'] : undefined;
  if (!isRecord(answers)) return [];
  return Object.entries(answers).flatMap(([id, kept]): [string, Kept][] =>
    isRecord(kept) && typeof kept['text'] === 'string' && typeof kept['savedAt'] === 'number'
      ? [[id, { text: kept['text'], savedAt: kept['savedAt'] }]]
      : [],
  );
};

const draftOf = (answers: [string, Kept][]): AnswerDrafts['draft'] =>
  answers.length === 0
    ? null
    : {
        savedAt: Math.max(...answers.map(([, { savedAt }]) => savedAt)),
        answers: Object.fromEntries(answers),
      };

const slice = createSlice({
  name: KEY,
  initialState: { draft: null } as AnswerDrafts,
  reducers: {
    /** Keeps an unsent answer; an empty one is dropped. */
    answerKept: {
      prepare: (id: string, text: string) => ({ payload: { id, text, savedAt: Date.now() } }),
      reducer: (state, { payload: { id, text, savedAt } }: PayloadAction<Kept & { id: string }>) => {
        const others = answersIn(state.draft).filter(([other]) => other !== id);
        return { ...state, draft: draftOf(text === '' ? others : [...others, [id, { text, savedAt }]]) };
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftsEnded, (state, { payload: { savedBefore } }) => {
      const all = answersIn(state.draft);
      const left = all.filter(([, kept]) => kept.savedAt >= savedBefore);
      return left.length === all.length ? state : { ...state, draft: draftOf(left) };
    });
  },
});
export const { answerKept } = slice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(slice.reducer, { key: KEY, version: 1, shared: true }),
});

/** True once the stored state has been read. */
export const selectIsRestored = injected.selector(
  ({ answerDrafts }) => answerDrafts._persist?.rehydrated === true,
);

const selectDraft = injected.selector(({ answerDrafts }) => answerDrafts.draft);

/** Returns the unsent answer to a message; empty if there is none. */
export const selectKeptAnswer = (state: RootState, id: string): string =>
  Object.fromEntries(answersIn(selectDraft(state)))[id]?.text ?? '';
