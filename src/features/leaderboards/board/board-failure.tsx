import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';

export interface BoardFailureProps {
  error: Parameters<typeof toFailure>[0];
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands for a board that could not be had. */
const BoardFailure = ({ error, isFetching, onRetry }: BoardFailureProps) => (
  <RetryAlert title="The leaderboard is unavailable" loading={isFetching} onRetry={onRetry}>
    {toFailure(error).message} This page tries again every 30 seconds.
  </RetryAlert>
);

export default BoardFailure;
