import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Position } from '@/contract/applications';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Stack } from '@/ui/layout/stack';
import { draftDiscarded, selectDraft } from '../application-slice';
import type { PrivateLink } from '../private-link';
import { useNoScrollMemory } from '@/hooks/use-scroll';
import { EMPTY, hasWords, startingWith } from './questions/answers';
import type { Application } from './questions/answers';
import { DraftOffer } from './draft-offer';
import { POSITION_ID } from './questions/field-id';
import { GuidelinesRequired } from './guidelines-notice';
import { SuccessBanner } from './success-banner';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';
import { WritingForm } from './writing-form';

type Draft = ReturnType<typeof selectDraft>;

const isWorthKeeping = (draft: Draft): draft is NonNullable<Draft> =>
  draft !== null && hasWords(draft.answers);

export interface ApplicationFormProps {
  position: Position | '';
  onPosition: (position: Position | '') => void;
}

/** The application form: offers what was left unfinished, then lets write and send. Mounted once the state is restored. */
const ApplicationForm = ({ position, onPosition }: ApplicationFormProps) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isRead = useGuidelinesRead();
  /** What the form begins with; null while that is the applicant's to say. */
  const [start, setStart] = useState<Application | null>(() =>
    isWorthKeeping(selectDraft(store.getState())) ? null : EMPTY,
  );
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<PrivateLink | null>(null);
  const draft = useAppSelector((state) => (start ? null : selectDraft(state)));
  // Whoever reloads in the middle of a long form, or comes back to it, would land at the end of a short offer.
  useNoScrollMemory(useAppSelector((state) => isWorthKeeping(selectDraft(state))));
  // Another tab may have sent or discarded it.
  if (!start && !isWorthKeeping(draft)) setStart(EMPTY);

  const begin = (next: Application) => {
    setStart(next);
    setRound(round + 1);
    onPosition(next.position);
  };
  /** What was pressed is gone then: the keyboard goes on where the form begins. */
  const beginHere = (next: Application) => {
    flushSync(() => begin(next));
    document.getElementById(POSITION_ID)?.focus();
  };
  const discard = () => {
    dispatch(draftDiscarded());
    beginHere(EMPTY);
  };
  return (
    <Stack gap={3}>
      {sent && <SuccessBanner sent={sent} isStaying={position !== ''} />}
      {start && (
        <WritingForm
          key={round}
          start={start}
          onPosition={onPosition}
          onSent={(application) => {
            setSent(application);
            begin(EMPTY);
          }}
          onDiscard={discard}
        />
      )}
      {isWorthKeeping(draft) && (
        <>
          <DraftOffer
            position={draft.position}
            savedAt={draft.savedAt}
            onContinue={() => beginHere(startingWith(draft.position, draft.answers))}
            onDiscard={discard}
          />
          {!isRead && <GuidelinesRequired />}
        </>
      )}
    </Stack>
  );
};

export default ApplicationForm;
