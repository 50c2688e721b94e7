import { votePage } from '#messages/vote-page';
import { useAuth } from '@/features/accounts/auth-provider';
import { DeviceStreak } from '@/features/votes/device/device-streak';
import { useVoteClock } from '@/features/votes/device/use-vote-clock';
import { OWN_CARD_HEIGHT } from '@/features/votes/parts/streak-card';
import { useBridge } from '@/features/votes/use-bridge';
import { ButtonLink } from '@/ui/button/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { PageLink } from '@/ui/routing/page-link';

/**
 * Votes of the account's player, with a link to vote today; without a bridge to the game, this browser's
 * streak.
 */
export const OwnStreak = () => {
  const { user, isLoading } = useAuth();
  const { bridge } = useBridge();
  const clock = useVoteClock({ hasCountdowns: false });
  const player = isLoading ? undefined : (user?.player ?? null);
  const action = (
    <PageLink as={ButtonLink} page="vote">
      {votePage.streak.voteLabel}
    </PageLink>
  );
  if (bridge.state === 'connected') return <bridge.parts.OwnVotes player={player} action={action} />;
  const now = bridge.state === 'none' ? clock : null;
  return (
    <Stack gap={3}>
      <DeviceStreak now={now} isUnknown={bridge.state === 'failed'} action={action} />
      {/* An account with a player most likely has a bridge. */}
      {bridge.state === 'unknown' && player && <Skeleton height={OWN_CARD_HEIGHT} />}
    </Stack>
  );
};
