import { css, styled, type DefaultTheme } from 'styled-components';
import type { RosterMember, TeamSection as Content } from '@/content/team';
import { SectionTitle } from '@/pages/scenery/section-title';
import { Icon } from '@/ui/drawing/icon';
import { IconPlate } from '@/ui/drawing/icon-plate';
import { Section } from '@/ui/layout/section';
import { MemberCard } from './member-card';

const columns = (count: number, { media }: DefaultTheme) => css`
  ${media.medium} {
    grid-template-columns: repeat(${Math.min(count, 2)}, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(${Math.min(count, 3)}, minmax(0, 1fr));
  }
`;
const Members = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme, $count }) => columns($count, theme)}
`;

export interface TeamSectionProps {
  id: string;
  section: Content;
  members: readonly RosterMember[];
}

/** One team: a column for one member, two for two, else up to three. */
export const TeamSection = ({ id, section, members }: TeamSectionProps) => {
  const { title, text, hue, icon } = section;
  return (
    <Section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        text={text}
        mark={
          <IconPlate $color={hue} $size={56}>
            <Icon name={icon} size={28} />
          </IconPlate>
        }
      />
      <Members $count={members.length}>
        {members.map((member) => (
          <MemberCard key={member.minecraftUsername} member={member} hue={hue} />
        ))}
      </Members>
    </Section>
  );
};
