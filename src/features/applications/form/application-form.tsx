import { useState } from 'react';
import { useNoScrollMemory } from '@/hooks/use-scroll';
import { needsGuidelines } from '@/lib/positions';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Stack } from '@/ui/layout/stack';
import { draftDiscarded, selectDraft } from '../application-slice';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';
import type { PrivateLink } from '../private-link';
import { ApplicationDraftOffer } from './application-draft-offer';
import { GuidelinesRequired } from './guidelines-notice';
import { blank, hasWords, startingWith, type Application } from './questions/answers';
import type { Start } from './sending/use-application-form';
import { SuccessBanner } from './success-banner';
import { WritingForm } from './writing-form';

type Draft = ReturnType<typeof selectDraft>;

const isWorthKeeping = (draft: Draft): draft is NonNullable<Draft> =>
  draft !== null && hasWords(draft.answers);

const unasked = (): Start => ({ application: blank(), isByHand: false });

export interface ApplicationFormProps {
  onPosition: (position: string) => void;
}

/**
 * The application form: offers to continue a draft, then takes the answers and sends them. Mounted once the
 * state is restored.
 */
const ApplicationForm = ({ onPosition }: ApplicationFormProps) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isRead = useGuidelinesRead();
  /** Null until the applicant decides about the draft. */
  const [start, setStart] = useState<Start | null>(() =>
    isWorthKeeping(selectDraft(store.getState())) ? null : unasked(),
  );
  const [sent, setSent] = useState<PrivateLink | null>(null);
  /** True once the next application is begun. */
  const [isStaying, setIsStaying] = useState(false);
  const draft = useAppSelector((state) => (start ? null : selectDraft(state)));
  // Reloading a long form, or returning to it, would otherwise restore a scroll position below the short
  // offer.
  useNoScrollMemory(useAppSelector((state) => isWorthKeeping(selectDraft(state))));
  // Another tab may have sent or discarded it.
  if (!start && !isWorthKeeping(draft)) setStart(unasked());

  const finish = (link: PrivateLink) => {
    setSent(link);
    setIsStaying(false);
  };
  const begin = (application: Application) => {
    setStart({ application, isByHand: true });
    onPosition(application.position);
  };
  return (
    <Stack gap={3}>
      {sent && <SuccessBanner sent={sent} isStaying={isStaying} />}
      {start && (
        <div onChange={() => setIsStaying(true)}>
          <WritingForm start={start} onPosition={onPosition} onSent={finish} />
        </div>
      )}
      {isWorthKeeping(draft) && (
        <>
          <ApplicationDraftOffer
            position={draft.position}
            savedAt={draft.savedAt}
            onContinue={() => begin(startingWith(draft.position, draft.answers))}
            onDiscard={() => {
              dispatch(draftDiscarded());
              begin(blank());
            }}
          />
          {needsGuidelines(draft.position) && !isRead && <GuidelinesRequired />}
        </>
      )}
    </Stack>
  );
};

export default ApplicationForm;
