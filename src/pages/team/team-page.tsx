import { teamMembers, teamPage } from '@/content/team';
import { PageHeader } from '@/ui/layout/page-header';
import { TeamRoster } from './team-roster';

const TeamPage = () => (
  <>
    <PageHeader title={teamPage.title} subtitle={teamPage.subtitle} />
    <TeamRoster members={teamMembers} />
  </>
);

export default TeamPage;
