import { css, styled } from 'styled-components';
import type { DefaultTheme } from 'styled-components';
import type { RosterMember, TeamSection as Content } from '@/content/team';
import { SectionTitle } from '@/pages/scenery/section-title';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Icon } from '@/ui/drawing/icon';
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
const Mark = styled.span<{ $color: ColorName }>`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $color }) => tint(theme.color[$color])};
  color: ${({ theme, $color }) => theme.color[$color]};
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
          <Mark $color={hue}>
            <Icon name={icon} size={28} />
          </Mark>
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
