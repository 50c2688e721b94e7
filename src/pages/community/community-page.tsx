import { community } from '#network/community';
import { PageHeader } from '@/ui/layout/page-header';
import { DiscordInvite } from './discord-invite';
import { ForumsSection } from './forums-section';
import { UpcomingEvents } from './upcoming-events';

const { title, subtitle, invite, forums, upcoming } = community;

const CommunityPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    {invite && <DiscordInvite invite={invite} />}
    {forums && <ForumsSection forums={forums} />}
    {upcoming && <UpcomingEvents upcoming={upcoming} />}
  </>
);

export default CommunityPage;
