import { createAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';
import { formMemory } from '@/lib/tab-memory';
import type { AppThunk } from './reducer';

/*
 * A draft is the field `draft` of a persisted slice, with the time `savedAt`. The slice is loaded with its
 * pages, but its draft also ends in the browser's storage, whichever page is open.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Lifetime of a draft in the browser. */
export const DRAFT_KEPT_MS = 7 * DAY_MS;

/** A time after all drafts. */
export const ALL_DRAFTS = Number.MAX_SAFE_INTEGER;

/** Ends all drafts saved before this time, in milliseconds since 1970. */
export const draftsEnded = createAction<{ savedBefore: number }>('draftsEnded');

const isOver = (draft: unknown, savedBefore: number): boolean =>
  draft !== undefined &&
  draft !== null &&
  !(isRecord(draft) && typeof draft['savedAt'] === 'number' && draft['savedAt'] >= savedBefore);

const removeStored = (savedBefore: number): void => {
  try {
    const storage = globalThis.localStorage;
    for (const name of Object.keys(storage).filter((key) => key.startsWith('persist:'))) {
      const text = storage.getItem(name);
      if (text === null || !isOver(readStored(text)['draft'], savedBefore)) continue;
      storage.setItem(name, JSON.stringify({ ...(JSON.parse(text) as object), draft: 'null' }));
    }
  } catch {
    // Storage throws in some private windows, which store nothing either.
  }
};

const end =
  (savedBefore: number): AppThunk =>
  (dispatch) => {
    dispatch(draftsEnded({ savedBefore }));
    removeStored(savedBefore);
  };

/** Ends drafts that were not edited for {@link DRAFT_KEPT_MS}. */
export const endOldDrafts = (): AppThunk => end(Date.now() - DRAFT_KEPT_MS);

/** Ends all drafts and the tab's form memory, because others may use the browser next. */
export const endDrafts = (): AppThunk => (dispatch) => {
  dispatch(end(ALL_DRAFTS));
  formMemory.clear();
};
