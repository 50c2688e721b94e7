import { useState } from 'react';
import { formatMoment } from '@/lib/format-date';
import { contentDesk } from '@/messages/en/content-desk';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const words = contentDesk.draft;

interface DraftOfferProps {
  noun: string;
  /** In milliseconds since 1970. */
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Gives back what was typed before and not saved. */
export const DraftOffer = ({ noun, savedAt, onContinue, onDiscard }: DraftOfferProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card.Section id="kept-draft" title={words.title(noun)} titleSize="h3" accent="amber">
      <Text color="muted">{words.text(formatMoment(new Date(savedAt).toISOString()))}</Text>
      <Stack direction="row" gap={1} wrap>
        <Button variant="primary" onClick={onContinue}>
          {words.continue}
        </Button>
        <Button onClick={() => setAsking(true)}>{words.discard}</Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.question.title}
        confirmLabel={words.question.confirm}
        onConfirm={onDiscard}
      >
        {words.question.text}
      </ConfirmDialog>
    </Card.Section>
  );
};
