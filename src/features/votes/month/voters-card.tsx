import { styled } from 'styled-components';
import { VOTERS_SHOWN, type VotersResponse } from '@/contract/votes';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { voteBridge } from '@/messages/en/vote-bridge';
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
import { fold } from '../ballots';
import { bridgeApi } from '../bridge/bridge-api';
import { formatMonth } from '../bridge/dates';
import { placeColor } from './place-color';

const { month: words } = voteBridge;

/** As the CDN keeps the answer, in milliseconds. */
const REFRESH_MS = 60_000;
/** Side of the head in a row, in pixels, and what it is asked for in. */
const HEAD = 36;
const PICTURE = 72;

/** As high as all places, taken or not. */
const Places = styled.div`
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
const Place = styled.span<{ $color: ColorName }>`
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

const PlacesLeft = ({ taken }: { taken: number }) => {
  const left = VOTERS_SHOWN - taken;
  if (left <= 0) return null;
  return (
    <Free>
      {left > 2 && <PixelIcon name="trophy" size={48} />}
      <Text weight={600}>{taken === 0 ? words.emptyTitle : words.free(left)}</Text>
      {left > 1 && <Note>{taken === 0 ? words.emptyText : words.freeText}</Note>}
    </Free>
  );
};

interface VotersProps {
  voters: VotersResponse;
  player: string | null;
}

const Voters = ({ voters: { month, players }, player }: VotersProps) => (
  <Places>
    {players.length > 0 && (
      <List aria-label={words.listTitle(formatMonth(month))}>
        {players.map((voter, index) => {
          const isOwn = player !== null && fold(voter.player) === fold(player);
          return (
            <Row key={voter.player} $isOwn={isOwn}>
              <Place $color={placeColor(index)}>{index + 1}</Place>
              <Avatar src={avatarOf.head(voter.player, PICTURE)} size={HEAD} name={voter.player} />
              <Name>
                <Verbatim>{voter.player}</Verbatim>
                {isOwn && <Badge color="grass">{words.own}</Badge>}
              </Name>
              <Text as="span" tabular>
                {words.votes(voter.votes, formatNumber(voter.votes))}
              </Text>
            </Row>
          );
        })}
      </List>
    )}
    <PlacesLeft taken={players.length} />
  </Places>
);

/** The month's most loyal voters, how far the month's goal is, and where the visitor stands among them. */
export const VotersCard = ({ player }: { player: string | null }) => {
  const { data, error, isFetching, refetch } = bridgeApi.useGetVotersQuery(
    undefined,
    whileVisible(REFRESH_MS),
  );
  const content = () => {
    if (data) return <Voters voters={data} player={player} />;
    if (error)
      return (
        <Places>
          <RetryAlert title={words.failed} onRetry={() => void refetch()} loading={isFetching}>
            {toFailure(error).message}
          </RetryAlert>
        </Places>
      );
    return (
      <Places aria-hidden="true">
        {Array.from({ length: VOTERS_SHOWN }, (_, place) => (
          <Skeleton key={place} height="56px" />
        ))}
      </Places>
    );
  };
  const { target = 1, votes = 0 } = data?.goal ?? {};
  return (
    <Card as="section" accent="amber" aria-labelledby="voters" aria-busy={!data && !error}>
      <Stack>
        <Card.Title level={2} size="h3" id="voters">
          {data ? words.listTitle(formatMonth(data.month)) : words.loading}
        </Card.Title>
        <Meter
          label={words.goal}
          value={votes}
          max={target}
          {...(data && { valueText: words.goalValue(formatNumber(votes), formatNumber(target)) })}
        />
        {content()}
      </Stack>
    </Card>
  );
};
