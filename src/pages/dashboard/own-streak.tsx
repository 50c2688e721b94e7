import { pages } from '@/content/pages';
import { votePage } from '@/content/votes';
import { useAuth } from '@/features/accounts/auth-provider';
import { DeviceStreak } from '@/features/votes/device/device-streak';
import { useVoteClock } from '@/features/votes/device/use-vote-clock';
import { useBridge } from '@/features/votes/use-bridge';
import { ButtonLink } from '@/ui/button/button';

/** What the account's player gets from voting, with the way to today's vote; without a bridge to the game, this browser's streak. */
export const OwnStreak = () => {
  const { user, isLoading } = useAuth();
  const { bridge } = useBridge();
  const clock = useVoteClock({ hasCountdowns: false });
  const action = <ButtonLink to={pages.vote.path}>{votePage.streak.voteLabel}</ButtonLink>;
  if (bridge.state === 'connected')
    return <bridge.parts.OwnVotes linked={isLoading ? undefined : (user?.player ?? null)} action={action} />;
  const now = bridge.state === 'none' ? clock : null;
  return <DeviceStreak now={now} isUnknown={bridge.state === 'failed'} action={action} />;
};
