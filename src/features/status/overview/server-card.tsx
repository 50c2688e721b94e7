import { styled } from 'styled-components';
import {
  assumed,
  networkStatus,
  OFFLINE,
  perTick,
  overviewTexts,
  serverCardTexts as texts,
} from '#messages/server-info';
import type { GameServer } from '@/contract/network/servers';
import { FULL_TPS } from '@/contract/status';
import { formatNumber } from '@/lib/format-number';
import { formatTime } from '@/lib/format-time';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Badge } from '@/ui/drawing/badge';
import { Meter } from '@/ui/feedback/meter';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { shownPlaces } from '../players-figure';
import { isResponding, isAssumption, selectServer } from '../selectors';
import { selectIsLive, selectLastUpdated, selectOutage, selectPhase } from '../status-slice';
import type { TrackedServer } from '../types';
import { Figure, Players, Unknown } from './figure';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[2]};
`;

/** Share of the full ticks per second, 0 to 100. */
const healthPercent = (tps: number): number => Math.round(Math.min(1, tps / FULL_TPS) * 100);

const healthColor = (percent: number) => (percent >= 90 ? 'grass' : percent >= 60 ? 'amber' : 'danger');

/** A label, its figure, and a note beside it. */
const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[1]};

  dt {
    flex-basis: 100%;
  }
`;

/** Wide enough for the widest badge of a server, so that the title's wrapping does not change. */
const BadgeSlot = styled.span`
  display: grid;
  justify-items: end;

  &::before {
    content: attr(data-widest);
    height: 0;
    /* The padding of a badge, and the room of its glowing block. */
    padding-inline: 10px 24px;
    font-size: 0.8125rem;
    font-weight: 700;
    letter-spacing: 0.04em;
    white-space: nowrap;
    visibility: hidden;
  }
`;
/** Reserves the room of a missing note beside a figure, so that it wraps in the same places. */
const NoteRoom = styled.dd`
  width: 3.75rem;
  height: 1lh;
`;

/** Pulses only while it is current. Colorless if nothing can be told of the server now. */
const StateBadge = ({ server, offlineLabel }: { server: TrackedServer; offlineLabel: string }) => {
  const isLive = useDrawnSelector(selectIsLive);
  const isFailing = useDrawnSelector(selectOutage) !== 'none';
  if (server.online === null) return <Badge>{texts.unknown}</Badge>;
  if (server.online) {
    const glows = isLive && isResponding(server);
    return (
      // Separate elements with and without the pulse, because a change of width counts as a layout shift.
      <Badge
        key={String(glows)}
        color={isFailing ? 'muted' : isResponding(server) ? 'grass' : 'amber'}
        pulse={glows}
      >
        {texts.online}
      </Badge>
    );
  }
  return <Badge color={offlineLabel === OFFLINE ? 'danger' : 'amber'}>{offlineLabel}</Badge>;
};

const Ticks = ({ online, performance }: TrackedServer) =>
  online ? Math.round(performance.tps * 10) / 10 : <Unknown />;

const StateNote = ({ online, unresponsiveSince, players }: TrackedServer) => {
  const lastUpdated = useDrawnSelector(selectLastUpdated);
  const isFailing = useDrawnSelector(selectOutage) !== 'none';
  if (online === null) return <Note>{texts.unchecked}</Note>;
  if (unresponsiveSince !== null) {
    return (
      <Text size="small" color="amber" tabular>
        {texts.noAnswerSince} <time dateTime={unresponsiveSince}>{formatTime(unresponsiveSince)}</time>
      </Text>
    );
  }
  if (!online) return <Note>{texts.noAnswer}</Note>;
  if (isFailing && lastUpdated !== null)
    return <Note>{networkStatus.lastHeard(formatTime(lastUpdated))[1]}</Note>;
  const { max } = players;
  return <Note>{max === null ? texts.unknownSlots : texts.slots(formatNumber(max))}</Note>;
};

/** One server: state, players, ticks per second, health, and the time since which it has not responded. */
export const ServerCard = ({ id, title, hue, offlineLabel }: GameServer) => {
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const server = useDrawnSelector((state) => selectServer(state, id));
  const { online, players, performance } = server;
  const percent = healthPercent(performance.tps);
  const isAssumed = isAssumption(server);
  const isMeasured = online && performance.measured && performance.mspt > 0;
  const titleId = `server-${id}`;
  return (
    <Card as="article" accent={hue} aria-labelledby={titleId}>
      <Card.Body>
        <Stack direction="row" justify="space-between" wrap>
          <Card.Title level={2} size="h3" id={titleId}>
            {title}
          </Card.Title>
          <BadgeSlot data-widest={offlineLabel.length > texts.online.length ? offlineLabel : texts.online}>
            {loading ? (
              <Skeleton width="5.5rem" height="1.5rem" />
            ) : (
              <StateBadge server={server} offlineLabel={offlineLabel} />
            )}
          </BadgeSlot>
        </Stack>
        <Figures>
          <Fact>
            <Note as="dt">{texts.players}</Note>
            <Figure as="dd">
              {loading ? (
                <Skeleton width="3ch" height="1.15em" />
              ) : (
                <Players online={players.online} places={shownPlaces(players.max, [id])} />
              )}
            </Figure>
          </Fact>
          <Fact>
            <Note as="dt">{texts.tps}</Note>
            <Figure as="dd">
              {loading ? <Skeleton width="2ch" height="1.15em" /> : <Ticks {...server} />}
            </Figure>
            {isAssumed && <Note as="dd">{assumed.label}</Note>}
            {isMeasured && <Note as="dd">{perTick(performance.mspt)}</Note>}
            {!isAssumed && !isMeasured && <NoteRoom />}
          </Fact>
        </Figures>
        <Meter
          label={texts.health}
          value={performance.tps}
          max={FULL_TPS}
          valueText={online ? `${String(percent)}%` : overviewTexts.unknown}
          {...(isAssumed && { note: assumed.label })}
          color={healthColor(percent)}
        />
        {loading ? <Skeleton width="10rem" height="1.4rem" /> : <StateNote {...server} />}
      </Card.Body>
    </Card>
  );
};
