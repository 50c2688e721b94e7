import { EllipsisVertical, KeyRound, LogOut, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { User } from '@/contract/users';
import { roleNames } from '@/features/admin/desk-access';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/drawing/badge';
import { PixelFace } from '@/ui/drawing/pixel-face';
import { Note, Text } from '@/ui/layout/text';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { Menu } from '@/ui/menu/menu';

export type UserTask = 'edit' | 'password' | 'sessions' | 'delete';

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
const Face = styled.div`
  width: 40px;
  height: 40px;
  clip-path: ${({ theme }) => theme.corner.small};
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
  delete: { label: 'Delete', Icon: Trash2 },
};

/** What the server would let an admin do. */
const tasksFor = (isOwn: boolean, isOwner: boolean): readonly UserTask[] => {
  if (isOwn) return ['edit', 'sessions'];
  return isOwner ? ['sessions'] : ['edit', 'password', 'sessions', 'delete'];
};

export const UserRow = ({
  user: { username, email, role, createdAt },
  isOwn,
  isOwner,
  onTask,
}: UserRowProps) => (
  <Row aria-label={username}>
    <Face>
      <PixelFace name={username} />
    </Face>
    <Name>
      <Text weight={600}>
        {username}
        {isOwn && ' (you)'}
      </Text>
      <Note>{email}</Note>
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
          {tasksFor(isOwn, isOwner).map((task) => {
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
