import { useRef } from 'react';
import { draftSaved, selectDraft } from '@/features/applications/application-slice';
import { useAppStore } from '@/store/hooks';
import { useKeptDraft } from '@/store/use-kept-draft';
import { hasWords, keptAnswers, type Application } from '../questions/answers';

/** Saves the current answers in the state, and so in the browser. `read` returns the texts of the fields. */
export const useDraft = (read: () => Application) => {
  const store = useAppStore();
  const storedKey = () => selectDraft(store.getState())?.idempotencyKey;
  const key = useRef(storedKey());
  const write = ({ position, answers }: Application) => {
    const stored = storedKey();
    // A draft written by another tab is not overwritten by an empty form.
    const isTheirs = stored !== undefined && stored !== key.current && !hasWords(answers);
    if (position !== '' && !isTheirs) {
      store.dispatch(draftSaved({ position, answers: keptAnswers(position, answers) }));
      key.current = storedKey();
    }
  };
  const kept = useKeptDraft(() => write(read()));
  return {
    changed: kept.edited,
    save: kept.saveEdits,
    /**
     * Saves an application and returns the draft's key: sending the same draft again sends the same
     * application.
     */
    write: (application: Application) => {
      kept.restart();
      write(application);
      return key.current;
    },
    /** Called when the text is no longer a draft. */
    forget: () => {
      kept.restart();
      key.current = storedKey();
    },
    /** True if a key is that of this draft. */
    isOurs: (other: string) => other === key.current,
  };
};
