import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usersDesk } from '#messages/users-desk';
import { SEARCH_LIMIT } from '@/contract/user-desk';
import { useMe } from '@/features/admin/use-me';
import { useDebounced } from '@/hooks/use-debounced';
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

/** Desk where admins search, create and change accounts. */
export const UsersDesk = ({ ownId }: { ownId: string }) => {
  const [search, setSearch] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const settled = useDebounced(search.trim());
  return (
    <Stack gap={1}>
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
      <UserList search={settled} ownId={ownId} />
      {isCreating && <CreateUserDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
};

const MyUsersDesk = () => <UsersDesk ownId={useMe().id} />;

export default MyUsersDesk;
