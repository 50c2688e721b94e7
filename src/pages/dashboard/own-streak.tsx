import { pages } from '@/content/pages';
import { votePage } from '@/content/votes';
import { StreakCard } from '@/features/votes/streak-card';
import { useVoteClock } from '@/features/votes/use-vote-clock';
import { ButtonLink } from '@/ui/button/button';

/** The vote streak of this browser, with the way to today's vote. */
export const OwnStreak = () => {
  const now = useVoteClock({ hasCountdowns: false });
  return (
    <StreakCard
      now={now}
      action={<ButtonLink to={pages.vote.path}>{votePage.streak.voteLabel}</ButtonLink>}
    />
  );
};
