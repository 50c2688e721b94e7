import { serverInfo } from '#messages/server-info';
import { pages } from '#network/pages';
import { subtitle } from '#network/subtitles/serverInfo';
import { NetworkOverview } from '@/features/status/overview/network-overview';
import { ServerCards } from '@/features/status/overview/server-cards';
import { island } from '@/hydration/island';
import { Alert } from '@/ui/feedback/alert';
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
    <PageHeader title={pages.serverInfo.title} subtitle={subtitle} />
    <Section as="div">
      <Stack gap={3}>
        <noscript>
          <Alert tone="info" title={serverInfo.withoutScript.title}>
            {serverInfo.withoutScript.text}
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
