import { serverInfo } from '@/content/server-info';
import { HowToConnect } from '@/features/status/connect/how-to-connect';
import { PlayerHistory } from '@/features/status/history/history-card';
import { NetworkOverview } from '@/features/status/overview/network-overview';
import { OnlinePlayers } from '@/features/status/overview/online-players';
import { ServerCards } from '@/features/status/overview/server-cards';
import { Alert } from '@/ui/feedback/alert';
import { Columns } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { ServerFeatures } from './server-features';

const ServerInfoPage = () => (
  <>
    <PageHeader title={serverInfo.title} subtitle={serverInfo.subtitle} />
    <Section as="div">
      <Stack gap={3}>
        <noscript>
          <Alert tone="info" title="Live figures need JavaScript">
            Everything else on this page works without it.
          </Alert>
        </noscript>
        <NetworkOverview />
        <ServerCards />
        <PlayerHistory />
        <Columns template="1.5fr 1fr">
          <ServerFeatures />
          <HowToConnect />
        </Columns>
        <OnlinePlayers />
      </Stack>
    </Section>
  </>
);

export default ServerInfoPage;
