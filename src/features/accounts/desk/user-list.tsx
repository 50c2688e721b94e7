import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usersDesk } from '#messages/users-desk';
import type { UsersResponse } from '@/contract/user-desk';
import type { User } from '@/contract/users';
import { MoreButton } from '@/features/admin/more-button';
import { toFailure } from '@/store/failure';
import { useRemaining } from '@/store/optimistic-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import {
  DeleteUserDialog,
  EndSessionsDialog,
  SendLinkDialog,
  UnlinkPlayerDialog,
} from './confirm-user-dialogs';
import { EditUserDialog, ResetPasswordDialog } from './user-dialog';
import { UserRow, type UserTask } from './user-row';
import { type UserFilters, usersApi } from './users-api';

const { list: texts } = usersDesk;

const dialogs = {
  edit: EditUserDialog,
  link: SendLinkDialog,
  password: ResetPasswordDialog,
  sessions: EndSessionsDialog,
  player: UnlinkPlayerDialog,
  delete: DeleteUserDialog,
};

/** A task and the user as of when it was chosen; the list may change in the meantime. */
interface ChosenTask {
  task: UserTask;
  user: User;
}

const List = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

export interface UserListProps {
  filters: UserFilters;
  sort: string;
  ownId: string;
}

type SignIns = NonNullable<UsersResponse['signIns']>;

const sorted = (users: User[], sort: string, signIns: SignIns): User[] => {
  if (sort === 'name') return users.toSorted((a, b) => a.username.localeCompare(b.username));
  const timeOf = ({ id }: User) => signIns[id] ?? '';
  return sort === 'signIn' ? users.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))) : users;
};

/** Users that match the filters, with a menu of tasks. */
export const UserList = ({ filters, sort, ownId }: UserListProps) => {
  const query = usersApi.useListUsersInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { data, error, hasNextPage, refetch } = query;
  const [chosen, setChosen] = useState<ChosenTask>();
  const TaskDialog = chosen && dialogs[chosen.task];
  const count = useRef<HTMLParagraphElement>(null);
  const users = useRemaining(data?.pages.flatMap((page) => page.users));
  const { owner, sendsMail = false } = data?.pages.at(-1) ?? {};
  const signIns: SignIns = Object.assign({}, ...(data?.pages.map((page) => page.signIns) ?? []));
  if (error)
    return (
      <RetryAlert title={texts.failureTitle} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!users) return <Spinner label={texts.loading} />;
  const close = () => {
    setChosen(undefined);
    // The row that had focus may be gone.
    if (chosen?.task === 'delete') count.current?.focus();
  };
  return (
    <Stack>
      <Note ref={count} role="status" tabIndex={-1} tabular>
        {texts.count(users.length, hasNextPage)}
        {sort !== '' && hasNextPage && `. ${texts.sorted}`}
      </Note>
      {users.length > 0 && (
        <List aria-label={texts.label}>
          {sorted(users, sort, signIns).map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              isOwner={user.id === owner}
              sendsMail={sendsMail}
              signedInAt={signIns[user.id]}
              onTask={(task) => setChosen({ task, user })}
            />
          ))}
        </List>
      )}
      {users.length === 0 && !hasNextPage && (
        <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>
      )}
      <MoreButton pages={query} />
      {chosen && TaskDialog && (
        <TaskDialog user={chosen.user} isOwn={chosen.user.id === ownId} onClose={close} />
      )}
    </Stack>
  );
};
