import { LEADERBOARD_MODES } from '@/contract/leaderboard';
import { Grid } from '@/ui/layout/grid';
import { ModeDesk } from './mode-desk';

/** Where admins end seasons and take players off the leaderboards. */
const LeaderboardDesk = () => (
  <Grid columns={2} min="320px">
    {LEADERBOARD_MODES.map((mode) => (
      <ModeDesk key={mode} mode={mode} />
    ))}
  </Grid>
);

export default LeaderboardDesk;
