import { useState } from 'react';
import { useNoScrollMemory } from '@/hooks/use-scroll';
import { needsGuidelines } from '@/lib/positions';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Stack } from '@/ui/layout/stack';
import { draftDiscarded, selectDraft } from '../application-slice';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';
import type { PrivateLink } from '../private-link';
import { DraftOffer } from './draft-offer';
import { GuidelinesRequired } from './guidelines-notice';
import { EMPTY, hasWords, startingWith, type Application } from './questions/answers';
import type { Start } from './sending/use-application-form';
import { SuccessBanner } from './success-banner';
import { WritingForm } from './writing-form';

type Draft = ReturnType<typeof selectDraft>;

const isWorthKeeping = (draft: Draft): draft is NonNullable<Draft> =>
  draft !== null && hasWords(draft.answers);

const UNASKED: Start = { application: EMPTY, isByHand: false };

export interface ApplicationFormProps {
  position: string;
  onPosition: (position: string) => void;
}

/** The application form: offers what was left unfinished, then lets write and send. Mounted once the state is restored. */
const ApplicationForm = ({ position, onPosition }: ApplicationFormProps) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isRead = useGuidelinesRead();
  /** Null while it is the applicant's to say. */
  const [start, setStart] = useState<Start | null>(() =>
    isWorthKeeping(selectDraft(store.getState())) ? null : UNASKED,
  );
  const [sent, setSent] = useState<PrivateLink | null>(null);
  const draft = useAppSelector((state) => (start ? null : selectDraft(state)));
  // Whoever reloads in the middle of a long form, or comes back to it, would land at the end of a short offer.
  useNoScrollMemory(useAppSelector((state) => isWorthKeeping(selectDraft(state))));
  // Another tab may have sent or discarded it.
  if (!start && !isWorthKeeping(draft)) setStart(UNASKED);

  const begin = (application: Application) => {
    setStart({ application, isByHand: true });
    onPosition(application.position);
  };
  return (
    <Stack gap={3}>
      {sent && <SuccessBanner sent={sent} isStaying={position !== ''} />}
      {start && <WritingForm start={start} onPosition={onPosition} onSent={setSent} />}
      {isWorthKeeping(draft) && (
        <>
          <DraftOffer
            position={draft.position}
            savedAt={draft.savedAt}
            onContinue={() => begin(startingWith(draft.position, draft.answers))}
            onDiscard={() => {
              dispatch(draftDiscarded());
              begin(EMPTY);
            }}
          />
          {needsGuidelines(draft.position) && !isRead && <GuidelinesRequired />}
        </>
      )}
    </Stack>
  );
};

export default ApplicationForm;
