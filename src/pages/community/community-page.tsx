import { communityHub } from '@/content/community';
import { PageHeader } from '@/ui/layout/page-header';
import { DiscordInvite } from './discord-invite';
import { ForumsSection } from './forums-section';
import { UpcomingEvents } from './upcoming-events';

const CommunityPage = () => (
  <>
    <PageHeader title={communityHub.title} subtitle={communityHub.subtitle} />
    <DiscordInvite />
    <ForumsSection />
    <UpcomingEvents />
  </>
);

export default CommunityPage;
