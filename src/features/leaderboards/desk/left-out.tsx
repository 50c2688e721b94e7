import type { LeaderboardMode } from '@/contract/leaderboard';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { leaderboardDesk } from '@/messages/en/leaderboard-desk';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, Written } from '@/ui/layout/text';
import { seasonApi } from './season-api';

const words = leaderboardDesk.leftOut;

/** Players whom the game server left out of its last push, and why; nothing while it left nobody out. */
export const LeftOut = ({ mode }: { mode: LeaderboardMode }) => {
  const { data, error, isFetching, refetch } = seasonApi.useGetLeftOutQuery(mode, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <RetryAlert title={words.failure} loading={isFetching} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data || data.at === null || data.leftOut.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3}>{words.title}</Heading>
      <Note>{words.said(formatMoment(data.at))}</Note>
      <Stack as="ul" gap={1}>
        {data.leftOut.map(({ why, count, who }) => (
          <li key={why}>
            <Text weight={600}>{words.reason(formatNumber(count), why)}</Text>
            <Written size="small" color="muted">
              {words.names(who.join(', '), count - who.length)}
            </Written>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
