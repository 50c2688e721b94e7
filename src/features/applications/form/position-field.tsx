import { applicationForm } from '@/content/applications/form';
import { type Position, isPosition, POSITIONS, positions } from '@/content/applications/positions';
import { SelectField } from '@/ui/form/field';
import { POSITION_ID } from './questions/field-id';

const { label, hint, none, closedMark } = applicationForm.position;

export interface PositionFieldProps {
  position: Position | '';
  problem?: string | undefined;
  onChoose?: (position: Position) => void;
}

/** Which position the application is for. */
export const PositionField = ({ position, problem, onChoose }: PositionFieldProps) => (
  <SelectField
    id={POSITION_ID}
    name="position"
    label={label}
    hint={position === '' ? hint : positions[position].text}
    error={problem}
    required
    value={position}
    onChange={({ target }) => {
      if (isPosition(target.value)) onChoose?.(target.value);
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
);
