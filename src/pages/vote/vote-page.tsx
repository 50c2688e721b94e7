import { styled } from 'styled-components';
import { votePage } from '@/content/votes';
import { StreakCard } from '@/features/votes/streak-card';
import { useVoteClock } from '@/features/votes/use-vote-clock';
import { VoteSites } from '@/features/votes/vote-sites';
import { island } from '@/ui/layout/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { SectionTitle } from '../scenery/section-title';

const { title, subtitle, sites } = votePage;

/** The streak and the sites belong together: one band of the page. */
const Band = styled.div`
  margin-top: ${({ theme }) => theme.space[6]};
`;

const RewardsSection = island(
  async () => ({
    default: (await import(/* webpackChunkName: "vote-rewards" */ './rewards-section')).RewardsSection,
  }),
  {
    until: 'seen',
  },
);

const VotePage = () => {
  const now = useVoteClock({ hasCountdowns: true });
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        <StreakCard now={now} />
        <Band as="section" aria-labelledby="sites">
          <SectionTitle id="sites" title={sites.title} text={sites.text} />
          <VoteSites now={now} />
        </Band>
      </Section>
      <RewardsSection />
    </>
  );
};

export default VotePage;
