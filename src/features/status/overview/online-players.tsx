import { useState } from 'react';
import { styled } from 'styled-components';
import { emptyPlayersTexts, onlinePlayersTexts as texts } from '#messages/server-info';
import { servers } from '#network/servers';
import { formatNumber } from '@/lib/format-number';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { selectCountedServers, selectPlayerGroups, type PlayerGroup } from '../selectors';
import { selectIsLive, selectPhase } from '../status-slice';
import { useStatusRetry } from '../use-live-status';
import { AllPlayers } from './all-players';
import { PlayerTile, Tile, Tiles } from './player-tile';

/** Prevents the footer from jumping when the first response fills the card. */
const Room = styled(Stack)`
  min-height: 12rem;
`;

/** Room for the longest sentence, so that the button below does not move. */
const Said = styled(Text)`
  min-height: 4lh;

  ${({ theme }) => theme.media.small} {
    min-height: 2lh;
  }
  ${({ theme }) => theme.media.large} {
    min-height: 1lh;
  }
`;

/** Has the height of the tiles beside it. */
const MoreButton = styled(Button)`
  min-height: 64px;
`;

const Group = ({ server: { id, group, hue }, online, isResponding, named, shown, more }: PlayerGroup) => {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = `players-${id}`;
  return (
    <Stack as="section" gap={1.5} aria-labelledby={titleId}>
      <Stack direction="row" gap={1}>
        <Card.Title id={titleId}>{group}</Card.Title>
        <Badge color={isResponding ? hue : 'muted'}>
          {(isResponding ? texts.online : texts.lastOnline)(formatNumber(online))}
        </Badge>
      </Stack>
      {shown.length === 0 && more === 0 ? (
        <Text color="muted">{texts.hiddenNames}</Text>
      ) : (
        <Tiles aria-labelledby={titleId}>
          {shown.map((player, index) => (
            <PlayerTile key={`${player.name}-${String(index)}`} {...player} />
          ))}
          {more > 0 &&
            (named.length > shown.length ? (
              <li>
                <MoreButton fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                  {texts.more(formatNumber(more))}
                </MoreButton>
              </li>
            ) : (
              <Tile>
                <Text weight={600} color="muted">
                  {texts.more(formatNumber(more))}
                </Text>
              </Tile>
            ))}
        </Tiles>
      )}
      {isOpen && (
        <AllPlayers
          title={texts.all(group)}
          players={named}
          unnamed={Math.max(0, online - named.length)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  );
};

const Waiting = () => (
  <Tiles>
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton height="64px" />
      </li>
    ))}
  </Tiles>
);

/** Says that no one is online only if every server has just reported it. */
const Empty = () => {
  const isLive = useDrawnSelector(selectIsLive);
  const counted = useDrawnSelector(selectCountedServers);
  const { retry, isFetching } = useStatusRetry();
  const { known, partly, unknown, next, askLabel } = emptyPlayersTexts;
  if (isLive && counted === servers.length) return <Text color="muted">{known}</Text>;
  const said = isLive && counted > 0 ? partly : unknown;
  return (
    <Stack gap={1.5} align="start">
      {/* A new element per sentence, because a change of position counts as a layout shift. */}
      <Said key={said} color="muted">
        {said} {next}
      </Said>
      <Button loading={isFetching} onClick={retry}>
        {askLabel}
      </Button>
    </Stack>
  );
};

/** Players by server, one group per server that has any. */
export const OnlinePlayers = () => {
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const groups = useDrawnSelector(selectPlayerGroups);
  return (
    <Card.Section id="online-players" title={texts.title}>
      <Room gap={4}>
        {loading && <Waiting />}
        {!loading && groups.length === 0 && <Empty />}
        {groups.map((group) => (
          <Group key={group.server.id} {...group} />
        ))}
      </Room>
    </Card.Section>
  );
};
