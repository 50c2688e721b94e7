import { privatePages } from '@/content/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { LeaderboardDesk } from '@/features/leaderboards/desk/leaderboard-desk';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

const AdminLeaderboardPage = () => (
  <PrivatePage
    role="admin"
    title={privatePages.adminLeaderboard.title}
    subtitle="Seasons, and who should not be in them."
  >
    {() => (
      <Stack>
        <BackToDesk />
        <LeaderboardDesk />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminLeaderboardPage;
