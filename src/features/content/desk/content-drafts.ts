import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/is-record';
import { draftsEnded } from '@/store/drafts';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer, type RootState } from '@/store/reducer';

/** What was typed at the desk and not saved. */
export interface KeptDraft {
  /** Of the form, as an older release of the site may have left them. */
  values: Readonly<Record<string, unknown>>;
  /** That they were made from; null for something new. */
  version: number | null;
}

interface Kept extends KeptDraft {
  /** In milliseconds since 1970. */
  savedAt: number;
}

interface ContentDrafts {
  /** By what they are drafts of. */
  draft: { savedAt: number; documents: Record<string, Kept> } | null;
  /** How often drafts were ended from outside the desk; only this tab knows. */
  ended: number;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    contentDrafts: Persisted<ContentDrafts>;
  }
}

const KEY = 'contentDrafts';

/** Of whatever storage holds. */
const documentsIn = (draft: unknown): Record<string, Kept> => {
  const documents = isRecord(draft) ? draft['documents'] : undefined;
  if (!isRecord(documents)) return {};
  return Object.fromEntries(
    Object.entries(documents).flatMap(([key, kept]) => {
      if (!isRecord(kept) || !isRecord(kept['values']) || typeof kept['savedAt'] !== 'number') return [];
      const version = typeof kept['version'] === 'number' ? kept['version'] : null;
      return [[key, { values: kept['values'], version, savedAt: kept['savedAt'] }]];
    }),
  );
};

const draftOf = (documents: [string, Kept][]): ContentDrafts['draft'] =>
  documents.length === 0
    ? null
    : {
        savedAt: Math.max(...documents.map(([, { savedAt }]) => savedAt)),
        documents: Object.fromEntries(documents),
      };

const slice = createSlice({
  name: KEY,
  initialState: { draft: null, ended: 0 } as ContentDrafts,
  reducers: {
    draftKept: {
      prepare: (key: string, kept: KeptDraft) => ({ payload: { key, ...kept, savedAt: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Kept & { key: string }>) => {
        const { key, values, version, savedAt } = payload;
        const documents = { ...documentsIn(state.draft), [key]: { values, version, savedAt } };
        return { ...state, draft: draftOf(Object.entries(documents)) };
      },
    },
    draftDropped: (state, { payload: dropped }: PayloadAction<string>) => {
      const left = Object.entries(documentsIn(state.draft)).filter(([key]) => key !== dropped);
      return { ...state, draft: draftOf(left) };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftsEnded, (state, { payload: { savedBefore } }) => {
      const all = Object.entries(documentsIn(state.draft));
      const left = all.filter(([, kept]) => kept.savedAt >= savedBefore);
      if (left.length === all.length) return state;
      return { draft: draftOf(left), ended: state.ended + 1 };
    });
  },
});
export const { draftKept, draftDropped } = slice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(slice.reducer, { key: KEY, version: 1, only: ['draft'], shared: true }),
});

/** Whether what the browser remembers has been read. */
export const selectIsRestored = injected.selector(
  ({ contentDrafts }) => contentDrafts._persist?.rehydrated === true,
);

/** What was typed of this and not saved, and when; undefined when nothing was. */
export const selectKeptDraft = (state: RootState, key: string): Kept | undefined =>
  documentsIn(selectDraft(state))[key];

/** Changes whenever drafts were ended from outside the desk. */
export const selectDraftsEnded = injected.selector(({ contentDrafts }) => contentDrafts.ended);

const selectDraft = injected.selector(({ contentDrafts }) => contentDrafts.draft);
