import { styled } from 'styled-components';
import { positions } from '#network/positions';
import { ANNOUNCEMENTS, DESK_STATES } from '@/contract/applications';
import { SelectField } from '@/ui/form/field';
import { filtersOf, type Filters } from './application-filters';
import { announcementWords, stateWords } from './application-words';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `0 ${theme.space[2]}`};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;

interface Choice {
  name: keyof Filters;
  label: string;
  options: [value: string, label: string][];
}

const choices: Choice[] = [
  {
    name: 'position',
    label: 'Position',
    options: positions.map(({ id, title = id }) => [id, title]),
  },
  {
    name: 'state',
    label: 'State',
    options: DESK_STATES.map((state) => [state, stateWords[state].label]),
  },
  {
    name: 'announcement',
    label: 'Announcement',
    options: ANNOUNCEMENTS.map((state) => [state, announcementWords[state].label]),
  },
];

interface FilterBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export const ApplicationFilterBar = ({ filters, onChange }: FilterBarProps) => (
  <Bar role="group" aria-label="Filters">
    {choices.map(({ name, label, options }) => (
      <SelectField
        key={name}
        label={label}
        required
        value={filters[name] ?? ''}
        onChange={({ target }) =>
          onChange({ [name]: filtersOf(new URLSearchParams({ [name]: target.value }))[name] })
        }
      >
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    ))}
  </Bar>
);
