import { useState } from 'react';
import { type Position, isPosition, POSITIONS, positions } from '@/content/applications/positions';
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
  position: Position | '';
  problem?: string | undefined;
  /** Labels of the answers that a change to a position deletes. */
  lostBy?: (to: Position) => string[];
  onChoose?: (position: Position) => void;
}

/** Begins the form: which position the application is for. Asks before a change deletes what was written. */
export const PositionCard = ({ position, problem, lostBy, onChoose }: PositionCardProps) => {
  const [asked, setAsked] = useState<{ to: Position; lost: string[] } | null>(null);
  const choose = (to: Position) => {
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
        hint={position === '' ? hint : positions[position].text}
        error={problem}
        required
        value={position}
        onChange={({ target }) => {
          if (isPosition(target.value)) choose(target.value);
        }}
      >
        <option value="" disabled>
          {none}
        </option>
        {POSITIONS.map((offered) => (
          <option key={offered} value={offered}>
            {positions[offered].open ? positions[offered].title : `${positions[offered].title} ${closedMark}`}
          </option>
        ))}
      </SelectField>
      {asked && (
        <ConfirmDialog
          open
          title={`Change to ${positions[asked.to].title}?`}
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
