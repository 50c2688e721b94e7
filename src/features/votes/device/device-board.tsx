import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { votePage } from '@/messages/en/vote-page';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { VoterFrame } from '../parts/voter-frame';
import { DeviceSites } from './device-sites';
import { DeviceStreak } from './device-streak';
import { useVoteClock } from './use-vote-clock';

const { voter: words } = votePage;

const Sites = styled.section`
  margin-top: ${({ theme }) => theme.space[6]};
`;
const Words = styled(Text)`
  flex: 1 1 10rem;
`;

export interface DeviceBoardProps {
  /** Whether votes get here from the game: nobody knows yet, they do not, or that could not be asked. */
  bridge: 'unknown' | 'none' | 'failed';
  onRetry: () => void;
  /** Of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/** The streak and the sites as this browser remembers the votes; it says that nobody else does. */
export const DeviceBoard = ({ bridge, onRetry, sitesTitle, sitesTitleId }: DeviceBoardProps) => {
  const clock = useVoteClock({ hasCountdowns: bridge === 'none' });
  const now = bridge === 'none' ? clock : null;
  return (
    <>
      <VoterFrame aria-busy={bridge === 'unknown'}>
        {bridge === 'unknown' ? (
          <Skeleton height="48px" />
        ) : (
          <Stack direction="row" wrap>
            <PixelIcon name="compass" size={48} />
            {/* Small: no later than the page's own first lines is its largest text there. */}
            <Words role="status" size="small">
              {bridge === 'none' ? words.local : words.failed}
            </Words>
            {bridge === 'failed' && <Button onClick={onRetry}>{words.retry}</Button>}
          </Stack>
        )}
      </VoterFrame>
      <DeviceStreak now={now} isUnknown={bridge === 'failed'} />
      <Sites aria-labelledby={sitesTitleId}>
        {sitesTitle}
        <DeviceSites now={now} isUnknown={bridge === 'failed'} />
      </Sites>
    </>
  );
};
