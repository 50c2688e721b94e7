import { styled } from 'styled-components';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { onlyWithScript } from '@/theme/mixins';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Ground, Pedestal, Plate } from '../podium/podium-blocks';
import { Hero, Step, Steps } from '../podium/podium-style';

const PLACES = [1, 2, 3] as const;

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[2]};
`;

/** Placeholder of the board: an empty podium and seven rows. Hidden without scripts, because no board would follow. */
const Frame = styled.div`
  ${onlyWithScript}
`;

export const BoardWaiting = () => (
  <Frame aria-hidden="true">
    <Steps as="div">
      {PLACES.map((place) => (
        <Step as="div" key={place} $place={place} $isArriving={false}>
          <Hero>
            <Skeleton width="64px" height="64px" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="50%" height="1.25rem" />
          </Hero>
          <Pedestal $place={place}>
            <Plate $place={place}>{place}</Plate>
          </Pedestal>
        </Step>
      ))}
    </Steps>
    <Ground />
    <Rows>
      {Array.from({ length: LEADERBOARD_SIZE - PLACES.length }, (_, index) => (
        <Skeleton key={index} height="68px" />
      ))}
    </Rows>
  </Frame>
);
