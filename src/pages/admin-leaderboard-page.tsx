import { privatePages } from '@/content/pages';
import { PrivatePage } from '@/features/auth/private-page';
import { LeaderboardDesk } from '@/features/leaderboard/leaderboard-desk';
import { Stack } from '@/ui/stack';
import { BackToDesk } from './admin/back-to-desk';

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
