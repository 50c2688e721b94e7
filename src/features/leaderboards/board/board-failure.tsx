import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardTrouble } from '#messages/leaderboard-parts';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';

export interface BoardFailureProps {
  error: Parameters<typeof toFailure>[0];
  isFetching: boolean;
  onRetry: () => void;
}

/** Alert in place of a board that could not be loaded. */
const BoardFailure = ({ error, isFetching, onRetry }: BoardFailureProps) => (
  <RetryAlert title={leaderboardTexts.unavailable} loading={isFetching} onRetry={onRetry}>
    {toFailure(error).message} {leaderboardTrouble.retrying}
  </RetryAlert>
);

export default BoardFailure;
