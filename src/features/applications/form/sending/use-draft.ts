import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useAppStore } from '@/store/hooks';
import { writeDown } from '@/store/persistence';
import { draftSaved, selectDraft } from '@/features/applications/application-slice';
import { hasWords } from '../questions/answers';
import type { Application } from '../questions/answers';

/** How long after the last key a draft is saved, in milliseconds: writing it costs more than a key may. */
const PAUSE_MS = 800;

export interface DraftKeeper {
  /** Something was written; it is saved in the next pause, or when the page goes. */
  changed: () => void;
  /** Saves at once what has changed since the last time. */
  save: () => void;
  /** Saves, and gives the key that belongs to the draft: whoever sends the same draft, sends the same application. */
  saveForSending: () => string;
  /** What was written is no draft any more. */
  forget: () => void;
  /** Whether a key is that of this draft. */
  isOurs: (key: string) => boolean;
}

/** Keeps what is being written in the state, and with it in the browser. */
export const useDraft = (writtenRef: RefObject<Application>): DraftKeeper => {
  const store = useAppStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isChanged = useRef(false);
  const lastChange = useRef(0);
  const key = useRef(selectDraft(store.getState())?.idempotencyKey);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isChanged.current = false;
  }, []);
  const write = useCallback(() => {
    forget();
    const { position, answers } = writtenRef.current;
    if (position === '') return;
    // What another tab has written meanwhile is not given up for an empty form.
    const stored = selectDraft(store.getState());
    if (stored && stored.idempotencyKey !== key.current && !hasWords(answers)) return;
    store.dispatch(draftSaved({ position, answers: { ...answers } }));
    key.current = selectDraft(store.getState())?.idempotencyKey;
  }, [forget, store, writtenRef]);
  const save = useCallback(() => {
    if (isChanged.current) write();
  }, [write]);
  const changed = useCallback(() => {
    isChanged.current = true;
    lastChange.current = Date.now();
    // A key starts no timer while one runs: that looks again when the pause can be over at the earliest.
    const look = () => {
      const left = lastChange.current + PAUSE_MS - Date.now();
      timer.current = left > 0 ? setTimeout(look, left) : undefined;
      if (left <= 0) save();
    };
    timer.current ??= setTimeout(look, PAUSE_MS);
  }, [save]);
  const saveForSending = useCallback(() => {
    write();
    if (key.current === undefined) throw new Error('There is nothing to send');
    return key.current;
  }, [write]);
  const isOurs = useCallback((other: string) => other === key.current, []);

  useEffect(() => {
    // A phone may end a hidden page without another word.
    const saveForGood = () => {
      if (!isChanged.current) return;
      save();
      store.dispatch(writeDown());
    };
    window.addEventListener('pagehide', saveForGood);
    document.addEventListener('visibilitychange', saveForGood);
    return () => {
      window.removeEventListener('pagehide', saveForGood);
      document.removeEventListener('visibilitychange', saveForGood);
      save();
    };
  }, [save, store]);
  return useMemo(
    () => ({ changed, save, saveForSending, forget, isOurs }),
    [changed, save, saveForSending, forget, isOurs],
  );
};
