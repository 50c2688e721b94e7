import { draftOffer } from '#messages/applications/answers';
import { applicationForm } from '#messages/applications/form';
import { useStartAtTop } from '@/hooks/use-scroll';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { DraftOffer } from '@/ui/form/draft-offer';
import { Text } from '@/ui/layout/text';

export interface ApplicationDraftOfferProps {
  position: string;
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue an application, and names the answers that were not kept. */
export const ApplicationDraftOffer = ({ position, savedAt, ...decisions }: ApplicationDraftOfferProps) => {
  useStartAtTop(true);
  const unkept = questionsOf(position).filter(({ unkept }) => unkept);
  return (
    <DraftOffer
      title={`${draftOffer.before} ${positionTitle(position)} ${draftOffer.after}`}
      continueLabel={draftOffer.continueLabel}
      question={applicationForm.draft.discard}
      {...decisions}
    >
      <Text color="muted">
        {`${draftOffer.saved} ${formatMoment(new Date(savedAt).toISOString())}. ${draftOffer.text}`}
      </Text>
      {unkept.length > 0 && (
        <Text color="muted">{`${draftOffer.unkept} ${unkept.map(({ label }) => label).join(', ')}.`}</Text>
      )}
    </DraftOffer>
  );
};
