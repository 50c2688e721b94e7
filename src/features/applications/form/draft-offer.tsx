import { useState } from 'react';
import { applicationForm } from '@/content/applications/form';
import { type Position, positions } from '@/content/applications/positions';
import { useStartAtTop } from '@/hooks/use-scroll';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { DiscardDialog } from './discard-dialog';

const { offer, discardLabel } = applicationForm.draft;

export interface DraftOfferProps {
  position: Position;
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Gives back what was written on an earlier visit. */
export const DraftOffer = ({ position, savedAt, onContinue, onDiscard }: DraftOfferProps) => {
  const [isAsking, setIsAsking] = useState(false);
  useStartAtTop(true);
  return (
    <Card as="section" accent="amber" aria-labelledby="draft-offer">
      <Stack>
        <Card.Title level={2} size="h3" id="draft-offer">
          {`${offer.before} ${positions[position].title} ${offer.after}`}
        </Card.Title>
        <Text color="muted">
          {`${offer.saved} ${formatMoment(new Date(savedAt).toISOString())}. ${offer.text}`}
        </Text>
        <Stack direction="row" gap={1} wrap>
          <Button variant="primary" onClick={onContinue}>
            {offer.continueLabel}
          </Button>
          <Button onClick={() => setIsAsking(true)}>{discardLabel}</Button>
        </Stack>
      </Stack>
      <DiscardDialog open={isAsking} onClose={() => setIsAsking(false)} onConfirm={onDiscard} />
    </Card>
  );
};
