import { leaderboardDesk } from '#messages/leaderboard-desk';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, Written } from '@/ui/layout/text';
import { seasonApi } from './season-api';

const texts = leaderboardDesk.leftOut;

/** Players that the game server left out of its last push, with the reasons; hidden if there are none. */
export const LeftOut = ({ mode }: { mode: LeaderboardMode }) => {
  const { data, error, isFetching, refetch } = seasonApi.useGetLeftOutQuery(mode, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <RetryAlert title={texts.failure} loading={isFetching} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data || data.at === null || data.leftOut.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3}>{texts.title}</Heading>
      <Note>{texts.said(formatMoment(data.at))}</Note>
      <Stack as="ul" gap={1}>
        {data.leftOut.map(({ why, count, who }) => (
          <li key={why}>
            <Text weight={600}>{texts.reason(formatNumber(count), why)}</Text>
            <Written size="small" color="muted">
              {texts.names(who.join(', '), count - who.length)}
            </Written>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
