import {
  EllipsisVertical,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  Pencil,
  Trash2,
  Unlink,
} from 'lucide-react';
import { styled } from 'styled-components';
import { roleNames } from '#messages/admin';
import { playerLink } from '#messages/player-link';
import { usersDesk as texts } from '#messages/users-desk';
import type { User } from '@/contract/users';
import { formatDate } from '@/lib/format-date';
import { Badge } from '@/ui/drawing/badge';
import { Note, Text } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { Menu } from '@/ui/menu/menu';
import { AccountFace } from '../player/account-face';

export type UserTask = 'edit' | 'link' | 'password' | 'sessions' | 'player' | 'delete';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[2]}`};
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[1]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 40px minmax(0, 1fr) 112px 232px auto;
  }
`;
const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
/** Shown below the name on phones, and in a column of its own on wider screens. */
const Extra = styled.div<{ $column: number }>`
  grid-column: 2 / -1;

  ${({ theme }) => theme.media.medium} {
    grid-area: 1 / ${({ $column }) => $column};
  }
`;
const Role = styled(Badge)`
  text-transform: uppercase;
`;
const Actions = styled.div`
  grid-area: 1 / 3;

  ${({ theme }) => theme.media.medium} {
    grid-area: 1 / 5;
  }
`;

export interface UserRowProps {
  user: User;
  /** True for the admin's own account. */
  isOwn: boolean;
  /** True for the owner's account, which no other admin can change or delete. */
  isOwner: boolean;
  /** True if the site sends email. */
  sendsMail: boolean;
  /** Time of the last sign-in, if it is known. */
  signedInAt: string | undefined;
  onTask: (task: UserTask) => void;
}

const tasks: Record<UserTask, { label: string; Icon: LucideIcon }> = {
  edit: { label: texts.tasks.edit, Icon: Pencil },
  link: { label: texts.tasks.link, Icon: Mail },
  password: { label: texts.tasks.password, Icon: KeyRound },
  sessions: { label: texts.tasks.sessions, Icon: LogOut },
  player: { label: playerLink.desk.label, Icon: Unlink },
  delete: { label: texts.tasks.delete, Icon: Trash2 },
};

/** Returns the tasks that the server allows. */
const tasksFor = ({ user, isOwn, isOwner, sendsMail }: UserRowProps): readonly UserTask[] => {
  const unlink: UserTask[] = user.player ? ['player'] : [];
  if (isOwn) return ['edit', 'sessions', ...unlink];
  const link: UserTask[] = sendsMail ? ['link'] : [];
  return isOwner ? ['sessions'] : ['edit', ...link, 'password', 'sessions', ...unlink, 'delete'];
};

export const UserRow = (props: UserRowProps) => {
  const { user, isOwn, isOwner, signedInAt, onTask } = props;
  const { username, email, role, createdAt, player } = user;
  return (
    <Row aria-label={username}>
      <AccountFace user={user} size={40} />
      <Name>
        <Text weight={600}>
          <Verbatim>{username}</Verbatim>
          {isOwn && ` ${texts.list.you}`}
        </Text>
        <Note translate="no">{email}</Note>
        {player && <Note>{playerLink.desk.linked(player)}</Note>}
      </Name>
      <Extra $column={3}>
        <Role color={role === 'user' ? 'muted' : 'amber'}>
          {isOwner ? texts.list.owner : roleNames[role]}
        </Role>
      </Extra>
      <Extra $column={4}>
        <Note>{texts.list.joined(formatDate(createdAt))}</Note>
        {signedInAt !== undefined && <Note>{texts.list.signedIn(formatDate(signedInAt))}</Note>}
      </Extra>
      <Actions>
        <Menu>
          <Menu.Button aria-label={texts.list.actions(username)} icon={<EllipsisVertical size={20} />} />
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
