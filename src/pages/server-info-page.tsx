import { styled } from 'styled-components';
import { serverInfo } from '@/content/server-info';
import { HowToConnect } from '@/features/server-status/how-to-connect';
import { PlayerHistory } from '@/features/server-status/history-card';
import { NetworkOverview } from '@/features/server-status/network-overview';
import { OnlinePlayers } from '@/features/server-status/online-players';
import { ServerCards } from '@/features/server-status/server-cards';
import { Alert } from '@/ui/alert';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { ServerFeatures } from './server-info/server-features';

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
