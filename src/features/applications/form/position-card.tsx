import { useState } from 'react';
import { applicationForm } from '#messages/applications/form';
import { positions } from '#network/positions';
import { isOpen, onlyPosition, positionOf, positionTitle } from '@/lib/positions';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Alert } from '@/ui/feedback/alert';
import { SelectField } from '@/ui/form/field';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { POSITION_ID } from './questions/field-id';

const {
  position: { label, hint, none, closedMark, closed },
  draft: { change },
} = applicationForm;

export interface PositionCardProps {
  position: string;
  problem?: string | undefined;
  /** Returns the labels of the answers that a change to a position deletes. */
  lostBy?: (to: string) => string[];
  onChoose?: (position: string) => void;
}

/** The only position, which nobody needs to choose. Takes the focus of the choice. */
const Only = ({ position }: { position: string }) => (
  <Card as="section" accent="grass" id={POSITION_ID} tabIndex={-1} aria-label={positionTitle(position)}>
    <Text>{positionOf(position)?.text}</Text>
  </Card>
);

/** The first question of the form if there are several positions. Asks before a change deletes answers. */
const Choice = ({ position, problem, lostBy, onChoose }: PositionCardProps) => {
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
          title={change.title(positionTitle(asked.to))}
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

/** The position, and whether it is closed. */
export const PositionCard = (props: PositionCardProps) => {
  const { position } = props;
  const isOnly = onlyPosition() !== '';
  return (
    <>
      {isOnly ? <Only position={position} /> : <Choice {...props} />}
      {position !== '' && !isOpen(position) && (
        <Alert tone="warning" title={closed.title}>
          {isOnly ? closed.later : closed.another}
        </Alert>
      )}
    </>
  );
};
