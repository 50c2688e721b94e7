import { styled } from 'styled-components';
import { admin } from '#messages/admin';
import { SelectField } from '@/ui/form/field';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
`;

export interface FilterChoice<Name extends string> {
  name: Name;
  label: string;
  /** Label of the empty value; "All" by default. */
  any?: string;
  options: readonly (readonly [value: string, label: string])[];
}

interface FilterBarProps<Name extends string> {
  choices: readonly FilterChoice<Name>[];
  values: Readonly<Partial<Record<Name, string>>>;
  onChange: (name: Name, value: string) => void;
}

/** Select fields that filter a desk's list. */
export const FilterBar = <Name extends string>({ choices, values, onChange }: FilterBarProps<Name>) => (
  <Bar role="group" aria-label={admin.filters.label}>
    {choices.map(({ name, label, any = admin.filters.all, options }) => (
      <SelectField
        key={name}
        label={label}
        required
        value={values[name] ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    ))}
  </Bar>
);
