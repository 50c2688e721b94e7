import { BriefcaseBusiness, Globe } from 'lucide-react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { community } from '#messages/community';
import type { MemberLink } from '@/contract/network/team';
import { ButtonLink } from '@/ui/button/button';
import { DiscordMark, GithubMark, InstagramMark, LinkedinMark, YoutubeMark } from '@/ui/drawing/brand-marks';
import { VisuallyHidden } from '@/ui/layout/text';

type Mark = ComponentType<{ size?: number }>;

const marks: Record<MemberLink['brand'], Mark> = {
  discord: DiscordMark,
  instagram: InstagramMark,
  youtube: YoutubeMark,
  github: GithubMark,
  linkedin: LinkedinMark,
  website: Globe,
  portfolio: BriefcaseBusiness,
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[1]};
`;

/** A member's other profiles; each opens in a new tab. */
export const MemberLinks = ({ name, links }: { name: string; links: readonly MemberLink[] }) => (
  <List>
    {links.map(({ brand, label, url }) => {
      const Mark = marks[brand];
      return (
        <li key={url}>
          <ButtonLink href={url} icon={<Mark size={16} />}>
            {label}
            <VisuallyHidden> {community.profileOf(name)}</VisuallyHidden>
          </ButtonLink>
        </li>
      );
    })}
  </List>
);
