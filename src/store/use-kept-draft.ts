import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { selectEndings } from './draft-endings-slice';
import { useAppStore } from './hooks';
import { writeDown } from './persistence';

/**
 * Delay after the last edit before a draft is saved, in milliseconds, because saving costs more than a keystroke
 * may.
 */
const PAUSE_MS = 800;

/**
 * Saves a draft in the pauses between edits, when the page unloads, and when the component unmounts. `save` saves
 * it in the state.
 */
export const useKeptDraft = (save: () => void) => {
  const store = useAppStore();
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });
  const [kept] = useState(() => {
    const endings = () => selectEndings(store.getState());
    let knownEndings = endings();
    /** Pending while there are unsaved edits. */
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastEdit = 0;
    const stopWaiting = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    /** Saves unsaved edits at once, unless the draft was ended in the meantime. Returns whether there were any. */
    const saveEdits = (): boolean => {
      if (timer === undefined) return false;
      stopWaiting();
      if (endings() === knownEndings) latestSave.current();
      return true;
    };
    // Keystrokes start no timer while one runs; when it fires, it checks how much of the pause is left.
    const look = () => {
      const left = lastEdit + PAUSE_MS - Date.now();
      if (left > 0) timer = setTimeout(look, left);
      else saveEdits();
    };
    return {
      saveEdits,
      /** Called after each edit. */
      edited: () => {
        lastEdit = Date.now();
        timer ??= setTimeout(look, PAUSE_MS);
      },
      /** Drops unsaved edits. Later ones are saved, even if the draft was ended before. */
      restart: () => {
        stopWaiting();
        knownEndings = endings();
      },
    };
  });
  useEffect(() => {
    // A phone may end a hidden page without further notice, and an unloaded page has no timers.
    const leave = () => {
      if (kept.saveEdits()) store.dispatch(writeDown());
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [kept, store]);
  // Runs before the fields unmount.
  useLayoutEffect(() => () => void kept.saveEdits(), [kept]);
  return kept;
};
