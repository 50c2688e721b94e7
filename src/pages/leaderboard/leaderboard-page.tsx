import { leaderboard } from '@/content/leaderboard';
import { Leaderboard } from '@/features/leaderboards/leaderboard';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';

const LeaderboardPage = () => (
  <>
    <PageHeader title={leaderboard.title} subtitle={leaderboard.subtitle} />
    <Section as="div">
      <Leaderboard />
    </Section>
  </>
);

export default LeaderboardPage;
