import { createAction } from '@reduxjs/toolkit';
import { formMemory } from '@/lib/form-memory';
import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';
import type { AppThunk } from './reducer';

/*
 * What somebody has begun to write is the field `draft` of a persisted slice, with the time `savedAt`. The slice is loaded
 * with its pages; its draft ends in the browser's storage as well, whichever page is open.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a draft stays in the browser. */
export const DRAFT_KEPT_MS = 7 * DAY_MS;

/** All drafts that were saved before this time, in milliseconds since 1970, are over. */
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
    // Storage throws in some private windows, which then keep nothing either.
  }
};

const end =
  (savedBefore: number): AppThunk =>
  (dispatch) => {
    dispatch(draftsEnded({ savedBefore }));
    removeStored(savedBefore);
  };

/** Ends the drafts that nobody has gone on with for {@link DRAFT_KEPT_MS}. */
export const endOldDrafts = (): AppThunk => end(Date.now() - DRAFT_KEPT_MS);

/** Ends all drafts, and what the tab remembers of forms: somebody leaves a browser that others may use after them. */
export const endDrafts = (): AppThunk => (dispatch) => {
  dispatch(end(Number.MAX_SAFE_INTEGER));
  formMemory.clear();
};
