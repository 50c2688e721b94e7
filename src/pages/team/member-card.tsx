import { styled } from 'styled-components';
import type { TeamMember } from '@/contract/network/team';
import type { Hue } from '@/contract/network/visuals';
import { avatarOf } from '@/lib/avatar';
import { Avatar } from '@/ui/drawing/avatar';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Verbatim } from '@/ui/layout/verbatim';
import { MemberLinks } from './member-links';
import { Portrait } from './portrait';

const Item = styled.li`
  container-type: inline-size;
`;
const Plate = styled(Card)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  height: 100%;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
  @container (min-width: 32rem) {
    grid-template-columns: 240px minmax(0, 1fr);
    grid-template-rows: auto;
  }
`;
const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[1]};
  justify-content: center;
  padding: ${({ theme }) => theme.space[1.5]};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.medium} {
    justify-content: flex-start;
    padding: ${({ theme }) => theme.space[3]};
  }
  @container (min-width: 32rem) {
    justify-content: center;
  }
`;
const Role = styled(Badge)`
  white-space: normal;
`;
const GameName = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  max-width: 100%;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 500;
`;

/** Sizes in pixels of the picture on a card, and of the small head beside the name in the game. */
export const AVATAR_SIZES = { portrait: 200, head: 16 };
const { portrait: largeSize, head: smallSize } = AVATAR_SIZES;

/** A team member: picture, name, role, name in the game and links, if any. */
export const MemberCard = ({ member, hue }: { member: TeamMember; hue: Hue }) => {
  const { name, role, username, portrait = username, links } = member;
  const id = `member-${encodeURIComponent(username)}`;
  return (
    <Item>
      <Plate forwardedAs="article" padding={0.5} aria-labelledby={id}>
        <Portrait hue={hue}>
          <Avatar src={avatarOf.portrait(portrait, largeSize)} size={largeSize} name={portrait} />
        </Portrait>
        <Details>
          <Card.Title id={id} translate="no">
            {name}
          </Card.Title>
          <Role color={hue}>{role}</Role>
          <GameName>
            <Avatar src={avatarOf.head(portrait, smallSize)} size={smallSize} name={portrait} />
            <Verbatim>{username}</Verbatim>
          </GameName>
          {links.length > 0 && <MemberLinks name={name} links={links} />}
        </Details>
      </Plate>
    </Item>
  );
};
