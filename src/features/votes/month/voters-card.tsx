import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { VOTERS_SHOWN, type VotersResponse } from '@/contract/votes';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { block, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Avatar } from '@/ui/drawing/avatar';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Meter } from '@/ui/feedback/meter';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { bridgeApi } from '../bridge/bridge-api';
import { formatMonth } from '../bridge/dates';
import { fold } from '../opened-votes';
import { rankColor } from './prizes-card';

const { month: texts } = voteBridge;

/** The CDN's cache lifetime of the answer, in milliseconds. */
const REFRESH_MS = 60_000;
/** Size of the head in a row, and of its picture, in pixels. */
const HEAD = 36;
const PICTURE = 72;

/** Same height with all ranks, taken or not. */
const Ranks = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 632px;
`;
const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
`;
const Row = styled.li<{ $isOwn: boolean }>`
  ${block('small')}
  --fill: ${({ theme, $isOwn }) =>
    $isOwn
      ? `linear-gradient(${tint(theme.color.grass, 14)} 0 0), ${theme.color.raised}`
      : theme.color.raised};
  ${({ theme, $isOwn }) => $isOwn && `--edge-top: ${theme.color.grass};`}
  display: grid;
  grid-template-columns: 24px ${HEAD}px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 56px;
  padding: ${({ theme }) => `${theme.space[0.5]} ${theme.space[1.5]}`};

  ${({ theme }) => theme.media.small} {
    gap: ${({ theme }) => theme.space[1.5]};
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;
const Rank = styled.span<{ $color: ColorName }>`
  color: ${({ theme, $color }) => theme.color[$color]};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: ${({ theme }) => theme.fontSize.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[1]}`};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Free = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[2]};
  border: 2px dashed ${({ theme }) => theme.color.line};
  text-align: center;
`;

const RanksLeft = ({ taken }: { taken: number }) => {
  const left = VOTERS_SHOWN - taken;
  if (left <= 0) return null;
  return (
    <Free>
      {left > 2 && <PixelIcon name="trophy" size={48} />}
      <Text weight={600}>{taken === 0 ? texts.emptyTitle : texts.free(left)}</Text>
      {left > 1 && <Note>{taken === 0 ? texts.emptyText : texts.freeText}</Note>}
    </Free>
  );
};

interface VotersProps {
  voters: VotersResponse;
  player: string | null;
}

const Voters = ({ voters: { month, players }, player }: VotersProps) => (
  <Ranks>
    {players.length > 0 && (
      <List aria-label={texts.listTitle(formatMonth(month))}>
        {players.map((voter, index) => {
          const isOwn = player !== null && fold(voter.player) === fold(player);
          return (
            <Row key={voter.player} $isOwn={isOwn}>
              <Rank $color={rankColor(index)}>{index + 1}</Rank>
              <Avatar src={avatarOf.head(voter.player, PICTURE)} size={HEAD} name={voter.player} />
              <Name>
                <Verbatim>{voter.player}</Verbatim>
                {isOwn && <Badge color="grass">{texts.own}</Badge>}
              </Name>
              <Text as="span" tabular>
                {counted(texts.votes, voter.votes, formatNumber)}
              </Text>
            </Row>
          );
        })}
      </List>
    )}
    <RanksLeft taken={players.length} />
  </Ranks>
);

/** The month's most loyal voters, progress to the month's goal, and the visitor's rank. */
export const VotersCard = ({ player }: { player: string | null }) => {
  const { data, error, isFetching, refetch } = bridgeApi.useGetVotersQuery(
    undefined,
    whileVisible(REFRESH_MS),
  );
  const content = () => {
    if (data) return <Voters voters={data} player={player} />;
    if (error)
      return (
        <Ranks>
          <RetryAlert title={texts.failed} onRetry={() => void refetch()} loading={isFetching}>
            {toFailure(error).message}
          </RetryAlert>
        </Ranks>
      );
    return (
      <Ranks aria-hidden="true">
        {Array.from({ length: VOTERS_SHOWN }, (_, rank) => (
          <Skeleton key={rank} height="56px" />
        ))}
      </Ranks>
    );
  };
  const { target = 1, votes = 0 } = data?.goal ?? {};
  return (
    <Card as="section" accent="amber" aria-labelledby="voters" aria-busy={!data && !error}>
      <Stack>
        <Card.Title level={2} size="h3" id="voters">
          {data ? texts.listTitle(formatMonth(data.month)) : texts.loading}
        </Card.Title>
        <Meter
          label={texts.goal}
          value={votes}
          max={target}
          {...(data && { valueText: texts.goalValue(formatNumber(votes), formatNumber(target)) })}
        />
        {content()}
      </Stack>
    </Card>
  );
};
