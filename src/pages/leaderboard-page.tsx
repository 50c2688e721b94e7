import { leaderboard } from '@/content/leaderboard';
import { Leaderboard } from '@/features/leaderboard/leaderboard';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';

const LeaderboardPage = () => (
  <>
    <PageHeader title={leaderboard.title} subtitle={leaderboard.subtitle} />
    <Section as="div">
      <Leaderboard />
    </Section>
  </>
);

export default LeaderboardPage;
