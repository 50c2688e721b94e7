import { useState } from 'react';
import type { Position } from '@/content/applications/positions';
import { Card } from '@/ui/layout/card';
import { ChangeDialog } from './change-dialog';
import { PositionField, type PositionFieldProps } from './position-field';

export interface PositionCardProps extends Omit<PositionFieldProps, 'onChoose'> {
  /** Labels of the answers that a change to a position deletes. */
  lostBy?: (to: Position) => string[];
  onChoose?: (position: Position) => void;
}

/** Begins the form. Asks before a change deletes what was written. */
export const PositionCard = ({ lostBy, onChoose, ...field }: PositionCardProps) => {
  const [asked, setAsked] = useState<{ to: Position; lost: string[] } | null>(null);
  return (
    <Card accent="grass">
      <PositionField
        {...field}
        onChoose={(to) => {
          const lost = lostBy?.(to) ?? [];
          if (lost.length > 0) setAsked({ to, lost });
          else onChoose?.(to);
        }}
      />
      <ChangeDialog
        to={asked?.to ?? null}
        lost={asked?.lost ?? []}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) onChoose?.(asked.to);
        }}
      />
    </Card>
  );
};
