import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Card } from '../layout/card';
import { Stack } from '../layout/stack';
import { DiscardButton, type DiscardButtonProps } from './discard-button';

interface DraftOfferProps extends Pick<DiscardButtonProps, 'question' | 'onDiscard'> {
  title: string;
  continueLabel: string;
  onContinue: () => void;
  /** Says when the draft was saved, and what it lacks. */
  children: ReactNode;
}

/** Offers to continue the draft of an earlier visit. */
export const DraftOffer = ({ title, continueLabel, onContinue, children, ...discard }: DraftOfferProps) => (
  <Card.Section id="draft-offer" title={title} titleSize="h3" accent="amber">
    {children}
    <Stack direction="row" gap={1} wrap>
      <Button variant="primary" onClick={onContinue}>
        {continueLabel}
      </Button>
      <DiscardButton {...discard} />
    </Stack>
  </Card.Section>
);
