import { useDeferredValue } from 'react';
import { votePage } from '#messages/vote-page';
import { page } from '#network/voting';
import { useAuth } from '@/features/accounts/auth-provider';
import { useBridge } from '@/features/votes/use-bridge';
import { VoteBoard } from '@/features/votes/vote-board';
import { island } from '@/hydration/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { SectionTitle } from '../scenery/section-title';

/** Comes in one file with the bridge, which every visit to this page loads. */
const RewardsSection = island(
  async () => ({
    default: (await import(/* webpackChunkName: "bridge" */ './rewards-section')).RewardsSection,
  }),
  {
    until: 'seen',
  },
);

const VotePage = () => {
  const { user, isLoading } = useAuth();
  const linked = isLoading ? undefined : (user?.player ?? null);
  const { bridge: known, retry } = useBridge();
  // Deferred, because it changes most of the page.
  const bridge = useDeferredValue(known);
  return (
    <>
      <PageHeader title={page.title} subtitle={page.subtitle} />
      <Section as="div">
        <VoteBoard
          bridge={bridge}
          onRetry={retry}
          linked={linked}
          sitesTitle={<SectionTitle id="sites" title={votePage.sites.title} text={page.sitesText} />}
          sitesTitleId="sites"
        />
      </Section>
      <RewardsSection />
      {bridge.state === 'connected' && (
        <Section aria-labelledby="month">
          <SectionTitle id="month" {...bridge.parts.monthTitle} />
          <bridge.parts.Month linked={linked} />
        </Section>
      )}
    </>
  );
};

export default VotePage;
