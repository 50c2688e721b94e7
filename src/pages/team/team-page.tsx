import { team } from '#network/team';
import { PageHeader } from '@/ui/layout/page-header';
import { TeamSection } from './team-section';

const TeamPage = () => (
  <>
    <PageHeader title={team.title} subtitle={team.subtitle} />
    {team.sections.map((section) => (
      <TeamSection key={section.id} section={section} />
    ))}
  </>
);

export default TeamPage;
