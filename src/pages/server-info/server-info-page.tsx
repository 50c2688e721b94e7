import { NetworkOverview } from '@/features/status/overview/network-overview';
import { ServerCards } from '@/features/status/overview/server-cards';
import { serverInfo } from '@/messages/en/server-info';
import { Alert } from '@/ui/feedback/alert';
import { island } from '@/ui/layout/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';

const below = () => import(/* webpackChunkName: "serverInfo-below" */ './below');
const whenSeen = { until: 'seen' } as const;

const PlayerHistory = island(async () => ({ default: (await below()).PlayerHistory }), whenSeen);
const FeaturesAndConnect = island(async () => ({ default: (await below()).FeaturesAndConnect }), whenSeen);
const OnlinePlayers = island(async () => ({ default: (await below()).OnlinePlayers }), whenSeen);

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
        <FeaturesAndConnect />
        <OnlinePlayers />
      </Stack>
    </Section>
  </>
);

export default ServerInfoPage;
