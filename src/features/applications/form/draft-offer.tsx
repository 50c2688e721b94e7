import { useStartAtTop } from '@/hooks/use-scroll';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { DiscardButton } from './discard-button';

const { offer } = applicationForm.draft;

export interface DraftOfferProps {
  position: string;
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Gives back what was written on an earlier visit. */
export const DraftOffer = ({ position, savedAt, onContinue, onDiscard }: DraftOfferProps) => {
  useStartAtTop(true);
  const unkept = questionsOf(position).filter(({ unkept }) => unkept);
  return (
    <Card.Section
      id="draft-offer"
      title={`${offer.before} ${positionTitle(position)} ${offer.after}`}
      titleSize="h3"
      accent="amber"
    >
      <Text color="muted">
        {`${offer.saved} ${formatMoment(new Date(savedAt).toISOString())}. ${offer.text}`}
      </Text>
      {unkept.length > 0 && (
        <Text color="muted">{`${offer.unkept} ${unkept.map(({ label }) => label).join(', ')}.`}</Text>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button variant="primary" onClick={onContinue}>
          {offer.continueLabel}
        </Button>
        <DiscardButton onDiscard={onDiscard} />
      </Stack>
    </Card.Section>
  );
};
