import { BriefcaseBusiness, Globe, Link2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { MemberLink } from '@/content/team';
import type { BrandName } from '@/contract/network/visuals';
import { ButtonLink } from '@/ui/button/button';
import { GithubMark, LinkedinMark } from '@/ui/drawing/brand-marks';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

type Mark = ComponentType<{ size?: number }>;

const marks: Partial<Record<BrandName, Mark>> = {
  portfolio: BriefcaseBusiness,
  linkedin: LinkedinMark,
  github: GithubMark,
  website: Globe,
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[1]};
`;

/** Where else to find a member; each opens in a new tab. */
export const MemberLinks = ({ name, links }: { name: string; links: readonly MemberLink[] }) => (
  <List>
    {links.map(({ brand, label, url }) => {
      const Mark = marks[brand] ?? Link2;
      return (
        <li key={brand}>
          <ButtonLink href={url} icon={<Mark size={16} />}>
            {label}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
        </li>
      );
    })}
  </List>
);
