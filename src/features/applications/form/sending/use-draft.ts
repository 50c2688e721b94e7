import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { draftSaved, selectDraft, selectDraftsEnded } from '@/features/applications/application-slice';
import { useAppStore } from '@/store/hooks';
import { writeDown } from '@/store/persistence';
import { hasWords, keptAnswers, type Application } from '../questions/answers';

/** How long after the last key a draft is saved, in milliseconds: writing it costs more than a key may. */
const PAUSE_MS = 800;

/** Keeps what is being written in the state, and with it in the browser. `read` gives what stands in the fields. */
export const useDraft = (read: () => Application) => {
  const store = useAppStore();
  const storedKey = () => selectDraft(store.getState())?.idempotencyKey;
  /** Runs whenever something has changed and is not saved. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastChange = useRef(0);
  const key = useRef(storedKey());
  const endings = () => selectDraftsEnded(store.getState());
  const knownEndings = useRef(endings());

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Saves an application, and gives the draft's key: whoever sends the same draft, sends the same application. */
  const write = (application: Application) => {
    stopWaiting();
    knownEndings.current = endings();
    const { position, answers } = application;
    const stored = storedKey();
    // What another tab has written meanwhile is not given up for an empty form.
    const isTheirs = stored !== undefined && stored !== key.current && !hasWords(answers);
    if (position !== '' && !isTheirs) {
      store.dispatch(draftSaved({ position, answers: keptAnswers(position, answers) }));
      key.current = storedKey();
    }
    return key.current;
  };
  /** Saves at once what has changed since the last time, unless the draft was ended meanwhile, as by signing out. */
  const save = () => {
    if (timer.current === undefined) return;
    if (endings() === knownEndings.current) write(read());
    else stopWaiting();
  };
  /** Something was written; it is saved in the next pause, or when the page goes. */
  const changed = () => {
    lastChange.current = Date.now();
    // A key starts no timer while one runs: that looks again when the pause can be over at the earliest.
    const look = () => {
      const left = lastChange.current + PAUSE_MS - Date.now();
      if (left > 0) timer.current = setTimeout(look, left);
      else save();
    };
    timer.current ??= setTimeout(look, PAUSE_MS);
  };

  const saveOnTheWay = useEffectEvent(save);
  const saveForGood = useEffectEvent(() => {
    if (timer.current === undefined) return;
    save();
    store.dispatch(writeDown());
  });
  useEffect(() => {
    // A phone may end a hidden page without another word.
    const leave = () => saveForGood();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  // Before the fields go.
  useLayoutEffect(() => () => saveOnTheWay(), []);
  return {
    changed,
    save,
    write,
    /** What was written is no draft any more. */
    forget: () => {
      stopWaiting();
      key.current = storedKey();
    },
    /** Whether a key is that of this draft. */
    isOurs: (other: string) => other === key.current,
  };
};
