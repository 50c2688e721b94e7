import { useState } from 'react';
import type { Position } from '@/contract/applications';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Stack } from '@/ui/stack';
import { draftDiscarded, selectDraft } from '../application-slice';
import type { PrivateLink } from '../private-link';
import { EMPTY, hasWords, startingWith } from './answers';
import type { Application } from './answers';
import { DraftOffer } from './draft-offer';
import { SuccessBanner } from './success-banner';
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
  /** What the form begins with; null while that is the applicant's to say. */
  const [start, setStart] = useState<Application | null>(() =>
    isWorthKeeping(selectDraft(store.getState())) ? null : EMPTY,
  );
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<PrivateLink | null>(null);
  const draft = useAppSelector((state) => (start ? null : selectDraft(state)));
  // Another tab may have sent or discarded it.
  if (!start && !isWorthKeeping(draft)) setStart(EMPTY);

  const begin = (next: Application) => {
    setStart(next);
    setRound(round + 1);
    onPosition(next.position);
  };
  const discard = () => {
    dispatch(draftDiscarded());
    begin(EMPTY);
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
        <DraftOffer
          position={draft.position}
          savedAt={draft.savedAt}
          onContinue={() => begin(startingWith(draft.position, draft.answers))}
          onDiscard={discard}
        />
      )}
    </Stack>
  );
};

export default ApplicationForm;
