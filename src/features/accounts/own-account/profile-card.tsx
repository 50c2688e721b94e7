import { styled } from 'styled-components';
import { ownAccount } from '#messages/own-account';
import { recovery } from '#messages/recovery';
import type { User } from '@/contract/users';
import { formatDate } from '@/lib/format-date';
import { block } from '@/theme/mixins';
import { Badge } from '@/ui/drawing/badge';
import { Note, Text } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { AccountFace } from '../player/account-face';
import { EmailState } from './email-state';

const Plate = styled.section`
  ${block('large')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  padding: ${({ theme }) => theme.space[3]};

  & > [role='status'] {
    flex: 1 1 100%;
  }
`;
const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  font-size: ${({ theme }) => theme.fontSize.h2};
  overflow-wrap: anywhere;
`;
const Details = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const { profile: texts } = ownAccount;

export const ProfileCard = ({ user }: { user: User }) => {
  const { username, email, role, createdAt, emailVerified, pendingEmail = null } = user;
  return (
    <Plate aria-label={texts.label}>
      <AccountFace user={user} size={72} />
      <Details>
        <Name>
          <Verbatim>{username}</Verbatim>
          <Badge color={role === 'user' ? 'grass' : 'amber'}>{texts.badges[role]}</Badge>
        </Name>
        <Text color="muted" translate="no">
          {email}
        </Text>
        {emailVerified && pendingEmail === null && <Note>{recovery.own.confirmed}</Note>}
        <Note>{texts.since(formatDate(createdAt))}</Note>
      </Details>
      <EmailState user={user} />
    </Plate>
  );
};
