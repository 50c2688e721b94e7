import { modes } from '#network/modes';
import { Grid } from '@/ui/layout/grid';
import { ModeDesk } from './mode-desk';

/** Where admins end seasons and take players off the leaderboards. */
const LeaderboardDesk = () => (
  <Grid columns={2} min="320px">
    {modes.map((mode) => (
      <ModeDesk key={mode.id} mode={mode} />
    ))}
  </Grid>
);

export default LeaderboardDesk;
