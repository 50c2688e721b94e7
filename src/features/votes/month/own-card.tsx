import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { VoteStatus } from '../bridge/use-vote-status';
import { OWN_CARD_HEIGHT } from '../parts/streak-card';
import { OwnMonth } from './own-month';
import { OwnRewards } from './own-rewards';

const { own: texts, rewards: rewardTexts, voter: voterTexts } = voteBridge;

/** Same height while loading as with a few rewards. */
const Frame = styled(Card)<{ $isOfSomebody: boolean }>`
  min-height: ${({ $isOfSomebody }) => ($isOfSomebody ? OWN_CARD_HEIGHT : 0)};
`;
/** Target of the link above the page's sites; leaves room for the header. */
const Anchor = styled.div`
  scroll-margin-top: ${({ theme }) => theme.size.header};
`;

export interface OwnCardProps {
  /** Null without a player; undefined until that is known. */
  player: string | null | undefined;
  status: VoteStatus;
  /** Text shown without a player. */
  nameless: string;
}

/** A player's rank, votes and rewards. */
export const OwnCard = ({
  player,
  status: { votes, problem, isFetching, refetch },
  nameless,
}: OwnCardProps) => {
  const content = () => {
    if (player === null) return <Text color="muted">{nameless}</Text>;
    if (votes)
      return (
        <>
          <OwnMonth month={votes.month} />
          <Anchor id="your-rewards">
            <Heading level={3}>{rewardTexts.title}</Heading>
            <OwnRewards votes={votes} />
          </Anchor>
        </>
      );
    if (problem !== undefined)
      return (
        <RetryAlert title={voterTexts.failed} onRetry={refetch} loading={isFetching}>
          {problem}
        </RetryAlert>
      );
    return (
      <>
        <Skeleton height="118px" />
        <Skeleton height="180px" />
      </>
    );
  };
  return (
    <Frame
      $isOfSomebody={player !== null}
      forwardedAs="section"
      aria-labelledby="own-month"
      aria-busy={player !== null && !votes && problem === undefined}
    >
      <Stack>
        <Card.Title level={2} size="h3" id="own-month">
          {texts.title}
        </Card.Title>
        {content()}
      </Stack>
    </Frame>
  );
};
