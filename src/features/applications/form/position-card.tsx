import { useState } from 'react';
import { positions } from '#network/positions';
import { positionOf, positionTitle } from '@/lib/positions';
import { applicationForm } from '@/messages/en/applications/form';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { SelectField } from '@/ui/form/field';
import { Card } from '@/ui/layout/card';
import { POSITION_ID } from './questions/field-id';

const {
  position: { label, hint, none, closedMark },
  draft: { change },
} = applicationForm;

export interface PositionCardProps {
  position: string;
  problem?: string | undefined;
  /** Labels of the answers that a change to a position deletes. */
  lostBy?: (to: string) => string[];
  onChoose?: (position: string) => void;
}

/** Begins the form: which position the application is for. Asks before a change deletes what was written. */
export const PositionCard = ({ position, problem, lostBy, onChoose }: PositionCardProps) => {
  const [asked, setAsked] = useState<{ to: string; lost: string[] } | null>(null);
  const choose = (to: string) => {
    const lost = lostBy?.(to) ?? [];
    if (lost.length > 0) setAsked({ to, lost });
    else onChoose?.(to);
  };
  return (
    <Card accent="grass">
      <SelectField
        id={POSITION_ID}
        name="position"
        label={label}
        hint={positionOf(position)?.text ?? hint}
        error={problem}
        required
        value={position}
        onChange={({ target }) => {
          if (positionOf(target.value)) choose(target.value);
        }}
      >
        <option value="" disabled>
          {none}
        </option>
        {positions.map(({ id, title = id, open }) => (
          <option key={id} value={id}>
            {open ? title : `${title} ${closedMark}`}
          </option>
        ))}
      </SelectField>
      {asked && (
        <ConfirmDialog
          open
          title={`Change to ${positionTitle(asked.to)}?`}
          confirmLabel={change.confirmLabel}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            onChoose?.(asked.to);
          }}
        >
          {change.text}
          <ul>
            {asked.lost.map((lost) => (
              <li key={lost}>{lost}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Card>
  );
};
