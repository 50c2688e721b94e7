import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAppStore } from '@/store/hooks';
import { writeDown } from '@/store/persistence';
import {
  draftDropped,
  draftKept,
  selectDraftsEnded,
  selectKeptDraft,
  type KeptDraft,
} from '../content-drafts';

/** How long after the last key a draft is kept, in milliseconds: writing it costs more than a key may. */
const PAUSE_MS = 500;

/** Keeps what is typed in this browser, in the pauses and when the page goes. `draft` is null while all of it is saved. */
export const useKeptDraft = (key: string, draft: KeptDraft | null) => {
  const store = useAppStore();
  const knownEndings = useRef(selectDraftsEnded(store.getState()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    // Whoever signs out leaves nothing here for the next one.
    if (selectDraftsEnded(store.getState()) !== knownEndings.current) return;
    if (draft) store.dispatch(draftKept(key, draft));
    else if (selectKeptDraft(store.getState(), key)) store.dispatch(draftDropped(key));
  });
  const keepForGood = useEffectEvent(() => {
    if (timer.current === undefined) return;
    keep();
    store.dispatch(writeDown());
  });

  const { values, version } = draft ?? {};
  const isFirst = useRef(true);
  useEffect(() => {
    // What the editor begins with was kept before, or is saved.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (timer.current === undefined) knownEndings.current = selectDraftsEnded(store.getState());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(), PAUSE_MS);
  }, [values, version, store]);
  useEffect(() => {
    const leave = () => keepForGood();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  // Before the fields go.
  useLayoutEffect(() => () => keep(), []);
  return {
    /** What was typed until now is saved, or thrown away. */
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (selectKeptDraft(store.getState(), key)) store.dispatch(draftDropped(key));
    },
  };
};
