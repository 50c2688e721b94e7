import { css, styled, type DefaultTheme } from 'styled-components';
import { team } from '#network/team';
import type { TeamSection as Content } from '@/contract/network/team';
import { Icon } from '@/ui/drawing/icon';
import { IconPlate } from '@/ui/drawing/icon-plate';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { SectionTitle } from '../scenery/section-title';
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

/** One team: a column for one member, two for two, else up to three. */
export const TeamSection = ({ section }: { section: Content }) => {
  const { id, title, text, hue, icon, members } = section;
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
          <MemberCard key={member.username} member={member} hue={hue} />
        ))}
      </Members>
    </Section>
  );
};

const TeamPage = () => (
  <>
    <PageHeader title={team.title} subtitle={team.subtitle} />
    {team.sections.map((section) => (
      <TeamSection key={section.id} section={section} />
    ))}
  </>
);

export default TeamPage;
