import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { VoterFrame } from '../parts/voter-frame';
import { DeviceSites } from './device-sites';
import { DeviceStreak } from './device-streak';
import { useVoteClock } from './use-vote-clock';

const { voter: texts } = votePage;

const Details = styled(Text)`
  flex: 1 1 10rem;
`;

export interface DeviceBoardProps {
  /** Whether votes reach the site from the game: not known yet, no, or the request failed. */
  bridge: 'unknown' | 'none' | 'failed';
  onRetry: () => void;
  /** Heading of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/** Sites and streak from the votes stored in this browser, with a note that they are stored nowhere else. */
export const DeviceBoard = ({ bridge, onRetry, sitesTitle, sitesTitleId }: DeviceBoardProps) => {
  const clock = useVoteClock({ hasCountdowns: bridge === 'none' });
  const now = bridge === 'none' ? clock : null;
  return (
    <>
      <section aria-labelledby={sitesTitleId}>
        {sitesTitle}
        <DeviceSites now={now} isUnknown={bridge === 'failed'} />
      </section>
      <VoterFrame aria-busy={bridge === 'unknown'}>
        {bridge === 'unknown' ? (
          <Skeleton height="48px" />
        ) : (
          <Stack direction="row" wrap>
            <PixelIcon name="compass" size={48} />
            {/* Small, so that the largest contentful paint remains the page's own first lines. */}
            <Details role="status" size="small">
              {bridge === 'none' ? texts.local : texts.failed}
            </Details>
            {bridge === 'failed' && <Button onClick={onRetry}>{texts.retry}</Button>}
          </Stack>
        )}
      </VoterFrame>
      <DeviceStreak now={now} isUnknown={bridge === 'failed'} />
    </>
  );
};
