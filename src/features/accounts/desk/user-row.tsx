import { EllipsisVertical, KeyRound, LogOut, type LucideIcon, Pencil, Trash2, Unlink } from 'lucide-react';
import { styled } from 'styled-components';
import type { User } from '@/contract/users';
import { roleNames } from '@/features/admin/desk-access';
import { formatDate } from '@/lib/format-date';
import { playerLink } from '@/messages/en/player-link';
import { Badge } from '@/ui/drawing/badge';
import { Note, Text } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { Menu } from '@/ui/menu/menu';
import { AccountFace } from '../player/account-face';

export type UserTask = 'edit' | 'password' | 'sessions' | 'player' | 'delete';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[2]}`};
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[1]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 40px minmax(0, 1fr) 112px 180px auto;
  }
`;
const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
/** On a phone, below the name; on wider screens, in a column of its own. */
const Extra = styled.div<{ $column: number }>`
  grid-column: 2;

  ${({ theme }) => theme.media.medium} {
    grid-area: 1 / ${({ $column }) => $column};
  }
`;
const Actions = styled.div`
  grid-area: 1 / 3;

  ${({ theme }) => theme.media.medium} {
    grid-area: 1 / 5;
  }
`;

export interface UserRowProps {
  user: User;
  /** Whether it is the admin's own account. */
  isOwn: boolean;
  /** Whether it is the owner's, whom no other admin changes or deletes. */
  isOwner: boolean;
  onTask: (task: UserTask) => void;
}

const tasks: Record<UserTask, { label: string; Icon: LucideIcon }> = {
  edit: { label: 'Edit', Icon: Pencil },
  password: { label: 'Reset password', Icon: KeyRound },
  sessions: { label: 'End sessions', Icon: LogOut },
  player: { label: playerLink.desk.label, Icon: Unlink },
  delete: { label: 'Delete', Icon: Trash2 },
};

/** What the server would let an admin do. */
const tasksFor = ({ user, isOwn, isOwner }: UserRowProps): readonly UserTask[] => {
  const release: UserTask[] = user.player ? ['player'] : [];
  if (isOwn) return ['edit', 'sessions', ...release];
  return isOwner ? ['sessions'] : ['edit', 'password', 'sessions', ...release, 'delete'];
};

export const UserRow = (props: UserRowProps) => {
  const { user, isOwn, isOwner, onTask } = props;
  const { username, email, role, createdAt, player } = user;
  return (
    <Row aria-label={username}>
      <AccountFace user={user} size={40} />
      <Name>
        <Text weight={600}>
          <Verbatim>{username}</Verbatim>
          {isOwn && ' (you)'}
        </Text>
        <Note translate="no">{email}</Note>
        {player && <Note>{playerLink.desk.linked(player)}</Note>}
      </Name>
      <Extra $column={3}>
        <Badge color={role === 'user' ? 'muted' : 'amber'}>
          {(isOwner ? 'Owner' : roleNames[role]).toUpperCase()}
        </Badge>
      </Extra>
      <Extra $column={4}>
        <Note>
          <VisuallyHidden>Joined </VisuallyHidden>
          {formatDate(createdAt)}
        </Note>
      </Extra>
      <Actions>
        <Menu>
          <Menu.Button aria-label={`Actions for ${username}`} icon={<EllipsisVertical size={20} />} />
          <Menu.List>
            {tasksFor(props).map((task) => {
              const { label, Icon } = tasks[task];
              return (
                <Menu.Item key={task} icon={<Icon size={18} />} onSelect={() => onTask(task)}>
                  {label}
                </Menu.Item>
              );
            })}
          </Menu.List>
        </Menu>
      </Actions>
    </Row>
  );
};
