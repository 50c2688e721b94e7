import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { artNow } from '@/contract/content-fields';
import { isRecord } from '@/lib/is-record';
import { draftsEnded } from '@/store/drafts';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer, type RootState } from '@/store/reducer';

/** Unsaved text of the desk. */
export interface KeptDraft {
  /** Values of the form, possibly from an older release. */
  values: Readonly<Record<string, unknown>>;
  /** The version that they are based on; null for a new document. */
  version: number | null;
}

interface Kept extends KeptDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

interface ContentDrafts {
  /** Drafts, keyed by their document. */
  draft: { savedAt: number; documents: Record<string, Kept> } | null;
}

declare module '@/store/reducer' {
  export interface LazySlices {
    contentDrafts: Persisted<ContentDrafts>;
  }
}

const KEY = 'contentDrafts';

/** With the name that a picture has now. */
const withArtNow = (values: KeptDraft['values']): KeptDraft['values'] =>
  typeof values['art'] === 'string' ? { ...values, art: artNow(values['art']) } : values;

/** Reads the drafts from stored data of any shape; faulty ones are left out. */
const documentsIn = (draft: unknown): Record<string, Kept> => {
  const documents = isRecord(draft) ? draft['documents'] : undefined;
  if (!isRecord(documents)) return {};
  return Object.fromEntries(
    Object.entries(documents).flatMap(([key, kept]) => {
      if (!isRecord(kept) || !isRecord(kept['values']) || typeof kept['savedAt'] !== 'number') return [];
      const version = typeof kept['version'] === 'number' ? kept['version'] : null;
      return [[key, { values: withArtNow(kept['values']), version, savedAt: kept['savedAt'] }]];
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
  initialState: { draft: null } as ContentDrafts,
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
      return left.length === all.length ? state : { ...state, draft: draftOf(left) };
    });
  },
});
export const { draftKept, draftDropped } = slice.actions;

const injected = rootReducer.inject({
  reducerPath: KEY,
  reducer: persisted(slice.reducer, { key: KEY, version: 1, shared: true }),
});

/** True once the stored state has been read. */
export const selectIsRestored = injected.selector(
  ({ contentDrafts }) => contentDrafts._persist?.rehydrated === true,
);

/** Returns the unsaved draft under a key, and its time; undefined if there is none. */
export const selectKeptDraft = (state: RootState, key: string): Kept | undefined =>
  documentsIn(selectDraft(state))[key];

const selectDraft = injected.selector(({ contentDrafts }) => contentDrafts.draft);
