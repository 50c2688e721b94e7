import { SERVER_IDS } from '@/contract/status';
import { Grid } from '@/ui/grid';
import { ServerCard } from './server-card';

/** The tracked servers side by side. */
export const ServerCards = () => (
  <Grid columns={3} min="260px">
    {SERVER_IDS.map((id) => (
      <ServerCard key={id} id={id} />
    ))}
  </Grid>
);
