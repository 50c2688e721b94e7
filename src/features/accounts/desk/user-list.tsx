import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { User } from '@/contract/users';
import { MoreButton } from '@/features/admin/more-button';
import { toFailure } from '@/store/failure';
import { useRemaining } from '@/store/optimistic-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { DeleteUserDialog, EndSessionsDialog, ReleasePlayerDialog } from './confirm-user-dialogs';
import { EditUserDialog, ResetPasswordDialog } from './user-dialog';
import { UserRow, type UserTask } from './user-row';
import { usersApi } from './users-api';

const dialogs = {
  edit: EditUserDialog,
  password: ResetPasswordDialog,
  sessions: EndSessionsDialog,
  player: ReleasePlayerDialog,
  delete: DeleteUserDialog,
};

/** A task and the user as they were when it was chosen: what the list shows changes meanwhile. */
interface ChosenTask {
  task: UserTask;
  user: User;
}

const List = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const countOf = (users: User[], hasMore: boolean): string =>
  `${String(users.length)}${hasMore ? '+' : ''} ${users.length === 1 && !hasMore ? 'user' : 'users'}`;

export interface UserListProps {
  search: string;
  /** The admin's own id. */
  ownId: string;
}

/** Users that the search finds, newest first, with what can be done about each. */
export const UserList = ({ search, ownId }: UserListProps) => {
  const query = usersApi.useListUsersInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const { data, error, hasNextPage, refetch } = query;
  const [chosen, setChosen] = useState<ChosenTask>();
  const TaskDialog = chosen && dialogs[chosen.task];
  const count = useRef<HTMLParagraphElement>(null);
  const users = useRemaining(data?.pages.flatMap((page) => page.users));
  const owner = data?.pages.at(-1)?.owner;
  if (error)
    return (
      <RetryAlert title="The users could not be loaded" onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!users) return <Spinner label="Loading users..." />;
  const close = () => {
    setChosen(undefined);
    // The row that had the focus may be gone.
    if (chosen?.task === 'delete') count.current?.focus();
  };
  return (
    <Stack>
      <Note ref={count} role="status" tabIndex={-1} tabular>
        {countOf(users, hasNextPage)}
      </Note>
      {users.length > 0 && (
        <List aria-label="Users">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              isOwner={user.id === owner}
              onTask={(task) => setChosen({ task, user })}
            />
          ))}
        </List>
      )}
      {users.length === 0 && !hasNextPage && (
        <EmptyState title="Nobody found">Try a shorter part of the name or the email address.</EmptyState>
      )}
      <MoreButton pages={query} />
      {chosen && TaskDialog && (
        <TaskDialog user={chosen.user} isOwn={chosen.user.id === ownId} onClose={close} />
      )}
    </Stack>
  );
};
