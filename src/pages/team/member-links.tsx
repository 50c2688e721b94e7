import { BriefcaseBusiness, Globe, Link2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { FaLinkedinIn } from 'react-icons/fa6';
import { SiGithub } from 'react-icons/si';
import { styled } from 'styled-components';
import type { MemberLink } from '@/content/team';
import type { BrandName } from '@/content/visuals';
import { ButtonLink } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

type Mark = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

const marks: Partial<Record<BrandName, Mark>> = {
  portfolio: BriefcaseBusiness,
  linkedin: FaLinkedinIn,
  github: SiGithub,
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
          <ButtonLink href={url} icon={<Mark size={18} aria-hidden />}>
            {label}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
        </li>
      );
    })}
  </List>
);
