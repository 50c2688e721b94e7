import { useEffect, useRef } from 'react';
import { useAppStore } from '@/store/hooks';
import { useKeptDraft } from '@/store/use-kept-draft';
import { draftDropped, draftKept, selectKeptDraft, type KeptDraft } from '../content-drafts-slice';

/** Keeps typed values in this browser. `draft` is null while everything is saved. */
export const useDocumentDraft = (key: string, draft: KeptDraft | null) => {
  const store = useAppStore();
  const drop = () => {
    if (selectKeptDraft(store.getState(), key)) store.dispatch(draftDropped(key));
  };
  const kept = useKeptDraft(() => {
    if (draft) store.dispatch(draftKept(key, draft));
    else drop();
  });

  const { values, version } = draft ?? {};
  const isFirst = useRef(true);
  useEffect(() => {
    // The initial values are stored or saved already.
    if (!isFirst.current) kept.edited();
    isFirst.current = false;
  }, [values, version, kept]);
  return {
    /** Called when the values are saved or discarded. */
    forget: () => {
      kept.restart();
      drop();
    },
  };
};
