import { styled } from 'styled-components';
import { admin } from '#messages/admin';
import { audit } from '#messages/audit';
import { AUDIT_KINDS } from '@/contract/audit';
import { SEARCH_LIMIT } from '@/contract/user-desk';
import { InputField, SelectField } from '@/ui/form/field';
import type { AuditFilters } from './admin-api';
import { useTypedValue } from './use-typed-value';

const { filters: texts } = audit;

/** Values of the filters in the page's URL. */
export const AUDIT_CHOICES = { kind: AUDIT_KINDS, person: null, from: null, to: null };

const Bar = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
`;

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (changes: Partial<AuditFilters>, options?: { replace: boolean }) => void;
}

/** Filters of the log: about what, by or about whom, and on which days. */
export const AuditFilterBar = ({ filters, onChange }: AuditFilterBarProps) => {
  const [person, setPerson] = useTypedValue(filters.person, (text) =>
    onChange({ person: text }, { replace: true }),
  );
  return (
    <Bar role="group" aria-label={admin.filters.label}>
      <SelectField
        label={texts.kind}
        required
        value={filters.kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      >
        <option value="">{admin.filters.all}</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <InputField
        label={texts.person}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LIMIT}
        value={person}
        onChange={({ target }) => setPerson(target.value)}
      />
      {(
        [
          ['from', texts.since],
          ['to', texts.until],
        ] as const
      ).map(([end, label]) => (
        <InputField
          key={end}
          label={label}
          type="date"
          required
          value={filters[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
        />
      ))}
    </Bar>
  );
};
