import { styled } from 'styled-components';
import { serverInfo } from '@/content/server-info';
import { HowToConnect } from '@/features/status/connect/how-to-connect';
import { PlayerHistory } from '@/features/status/history/history-card';
import { NetworkOverview } from '@/features/status/overview/network-overview';
import { OnlinePlayers } from '@/features/status/overview/online-players';
import { ServerCards } from '@/features/status/overview/server-cards';
import { Alert } from '@/ui/feedback/alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { ServerFeatures } from './server-features';

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;
const Halves = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1.5fr 1fr;
  }
`;

const ServerInfoPage = () => (
  <>
    <PageHeader title={serverInfo.title} subtitle={serverInfo.subtitle} />
    <Section as="div">
      <Layout>
        <noscript>
          <Alert tone="info" title="Live figures need JavaScript">
            Everything else on this page works without it.
          </Alert>
        </noscript>
        <NetworkOverview />
        <ServerCards />
        <PlayerHistory />
        <Halves>
          <ServerFeatures />
          <HowToConnect />
        </Halves>
        <OnlinePlayers />
      </Layout>
    </Section>
  </>
);

export default ServerInfoPage;
