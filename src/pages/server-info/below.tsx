import { features } from '#network/server-features';
import { HowToConnect } from '@/features/status/connect/how-to-connect';
import { Columns } from '@/ui/layout/grid';
import { ServerFeatures } from './server-features';

export { PlayerHistory } from '@/features/status/history/history-card';
export { OnlinePlayers } from '@/features/status/overview/online-players';

export const FeaturesAndConnect = () =>
  features === null ? (
    <HowToConnect />
  ) : (
    <Columns template="1.5fr 1fr">
      <ServerFeatures {...features} />
      <HowToConnect />
    </Columns>
  );
