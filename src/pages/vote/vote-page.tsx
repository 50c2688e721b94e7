import { votePage } from '@/content/votes';
import { useAuth } from '@/features/accounts/auth-provider';
import { useBridge } from '@/features/votes/use-bridge';
import { VoteBoard } from '@/features/votes/vote-board';
import { island } from '@/ui/layout/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { SectionTitle } from '../scenery/section-title';

const { title, subtitle, sites } = votePage;

const RewardsSection = island(
  async () => ({
    default: (await import(/* webpackChunkName: "vote-rewards" */ './rewards-section')).RewardsSection,
  }),
  {
    until: 'seen',
  },
);

const VotePage = () => {
  const { user, isLoading } = useAuth();
  const linked = isLoading ? undefined : (user?.player ?? null);
  const asked = useBridge();
  const { bridge } = asked;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        <VoteBoard
          asked={asked}
          linked={linked}
          sitesTitle={<SectionTitle id="sites" title={sites.title} text={sites.text} />}
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
