import { styled } from 'styled-components';
import { servers as serverContent } from '@/content/servers';
import { FULL_TPS } from '@/contract/status';
import type { ServerId } from '@/contract/status';
import { formatNumber, formatTime } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Meter } from '@/ui/meter';
import { Skeleton } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { Text } from '@/ui/text';
import { Figure } from './figure';
import { playersFigure } from './players-figure';
import { selectServer } from './selectors';
import { SERVER_HUES } from './server-hues';
import { selectPhase } from './server-status-slice';
import type { TrackedServer } from './types';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[2]};
`;
/** Share of the full ticks per second, 0 to 100. */
const healthPercent = (tps: number): number => Math.round(Math.min(1, tps / FULL_TPS) * 100);

const healthColor = (percent: number) => (percent >= 90 ? 'grass' : percent >= 60 ? 'amber' : 'danger');

const StateBadge = ({ id, online }: { id: ServerId; online: boolean }) => {
  if (online) {
    return (
      <Badge color="grass" pulse>
        ONLINE
      </Badge>
    );
  }
  const { offlineLabel } = serverContent[id];
  return <Badge color={offlineLabel === 'MAINTENANCE' ? 'amber' : 'danger'}>{offlineLabel}</Badge>;
};

const Note = ({ online, noAnswerSince, players }: TrackedServer) => {
  if (noAnswerSince !== null) {
    return (
      <Text size="small" color="amber" tabular>
        No answer since <time dateTime={noAnswerSince}>{formatTime(noAnswerSince)}</time>
      </Text>
    );
  }
  return (
    <Text size="small" color="muted">
      {online ? `Room for ${formatNumber(players.max)} players` : 'No answer yet'}
    </Text>
  );
};

/** One server: state, players, ticks per second, health, and since when it has not answered. */
export const ServerCard = ({ id }: { id: ServerId }) => {
  const loading = useAppSelector(selectPhase) === 'loading';
  const server = useAppSelector((state) => selectServer(state, id));
  const { online, players, performance } = server;
  const percent = healthPercent(performance.tps);
  const titleId = `server-${id}`;
  return (
    <Card as="article" accent={SERVER_HUES[id]} aria-labelledby={titleId}>
      <Card.Body>
        <Stack direction="row" justify="space-between" wrap>
          <Card.Title level={2} size="h3" id={titleId}>
            {serverContent[id].title}
          </Card.Title>
          {loading ? <Skeleton width="5.5rem" height="1.5rem" /> : <StateBadge id={id} online={online} />}
        </Stack>
        <Figures>
          <div>
            <Text as="dt" size="small" color="muted">
              Players
            </Text>
            <Figure as="dd">
              {loading ? <Skeleton width="3ch" height="1.15em" /> : playersFigure(players.online)}
            </Figure>
          </div>
          <div>
            <Text as="dt" size="small" color="muted">
              TPS
            </Text>
            <Figure as="dd">
              {loading ? <Skeleton width="3ch" height="1.15em" /> : Math.round(performance.tps * 10) / 10}
            </Figure>
          </div>
        </Figures>
        <Meter
          label="Server Health"
          value={performance.tps}
          max={FULL_TPS}
          {...(!loading && { valueText: `${String(percent)}%` })}
          color={healthColor(percent)}
        />
        {loading ? <Skeleton width="10rem" height="1.4rem" /> : <Note {...server} />}
      </Card.Body>
    </Card>
  );
};
