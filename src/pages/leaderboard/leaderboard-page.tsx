import { leaderboards } from '#network/leaderboards';
import { Leaderboard } from '@/features/leaderboards/leaderboard';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';

const LeaderboardPage = () => (
  <>
    <PageHeader title={leaderboards.title} subtitle={leaderboards.subtitle} />
    <Section as="div">
      <Leaderboard />
    </Section>
  </>
);

export default LeaderboardPage;
