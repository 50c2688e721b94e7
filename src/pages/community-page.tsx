import { communityHub } from '@/content/community';
import { PageHeader } from '@/ui/page-header';
import { DiscordInvite } from './community/discord-invite';
import { ForumsSection } from './community/forums-section';
import { UpcomingEvents } from './community/upcoming-events';

const CommunityPage = () => (
  <>
    <PageHeader title={communityHub.title} subtitle={communityHub.subtitle} />
    <DiscordInvite />
    <ForumsSection />
    <UpcomingEvents />
  </>
);

export default CommunityPage;
