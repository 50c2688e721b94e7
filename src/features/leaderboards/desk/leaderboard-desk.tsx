import { modes } from '#network/modes';
import { Grid } from '@/ui/layout/grid';
import { ModeDesk } from './mode-desk';

/** Desk where admins end seasons and remove players from the leaderboards. */
const LeaderboardDesk = () => (
  <Grid columns={2} min="320px">
    {modes.map((mode) => (
      <ModeDesk key={mode.id} mode={mode} />
    ))}
  </Grid>
);

export default LeaderboardDesk;
