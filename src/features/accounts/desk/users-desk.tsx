import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { roleNames } from '#messages/admin';
import { usersDesk } from '#messages/users-desk';
import { SEARCH_LIMIT, YES_NO } from '@/contract/user-desk';
import { ROLES } from '@/contract/users';
import { FilterBar, type FilterChoice } from '@/features/admin/filter-bar';
import { useMe } from '@/features/admin/use-me';
import { useQueryValues } from '@/features/admin/use-query-values';
import { useTypedValue } from '@/features/admin/use-typed-value';
import { Button } from '@/ui/button/button';
import { InputField } from '@/ui/form/field';
import { Stack } from '@/ui/layout/stack';
import { CreateUserDialog } from './user-dialog';
import { UserList } from './user-list';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};

  & > :first-child {
    flex: 1 1 280px;
  }
`;

const { filters: texts } = usersDesk;

const CHOICES = { q: null, role: ROLES, confirmed: YES_NO, factor: YES_NO, sort: ['name', 'signIn'] };

const choices: FilterChoice<Exclude<keyof typeof CHOICES, 'q'>>[] = [
  { name: 'role', label: texts.role, options: ROLES.map((role) => [role, roleNames[role]]) },
  {
    name: 'confirmed',
    label: texts.confirmed.label,
    options: YES_NO.map((value) => [value, texts.confirmed[value]]),
  },
  { name: 'factor', label: texts.factor.label, options: YES_NO.map((value) => [value, texts.factor[value]]) },
  {
    name: 'sort',
    label: texts.sort.label,
    any: texts.sort.newest,
    options: [
      ['name', texts.sort.name],
      ['signIn', texts.sort.signIn],
    ],
  },
];

/** Desk where admins search, create and change accounts. */
export const UsersDesk = ({ ownId }: { ownId: string }) => {
  const [{ sort, ...filters }, change] = useQueryValues(CHOICES);
  const [search, setSearch] = useTypedValue(filters.q, (q) => change({ q }, { replace: true }));
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Stack gap={2}>
      <Bar>
        <InputField
          label={usersDesk.searchLabel}
          type="search"
          required
          autoComplete="off"
          maxLength={SEARCH_LIMIT}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button variant="primary" icon={<UserPlus size={18} />} onClick={() => setIsCreating(true)}>
          {usersDesk.create.label}
        </Button>
      </Bar>
      <FilterBar
        choices={choices}
        values={{ ...filters, sort }}
        onChange={(name, value) => change({ [name]: value })}
      />
      <UserList filters={filters} sort={sort} ownId={ownId} />
      {isCreating && <CreateUserDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
};

const MyUsersDesk = () => <UsersDesk ownId={useMe().id} />;

export default MyUsersDesk;
