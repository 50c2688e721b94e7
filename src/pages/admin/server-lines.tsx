import { admin } from '#messages/admin';
import { networkStatus, serverCardTexts } from '#messages/server-info';
import { servers } from '#network/servers';
import { HealthLine } from '@/features/admin/health-line';
import { selectLastUpdated, selectOutage, selectPhase, selectServers } from '@/features/status/status-slice';
import type { TrackedServer } from '@/features/status/types';
import { formatNumber } from '@/lib/format-number';
import { formatTime } from '@/lib/format-time';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/drawing/badge';

const { health: texts } = admin;

const playersOnline = ({ online, max }: TrackedServer['players']): string =>
  online === null || max === null
    ? texts.servers.noPlayers
    : texts.servers.players(formatNumber(online), formatNumber(max));

/** The game servers, with the status page's data. */
export const ServerLines = () => {
  const tracked = useAppSelector(selectServers);
  const isLoading = useAppSelector(selectPhase) === 'loading';
  const isFailing = useAppSelector(selectOutage) !== 'none';
  const lastUpdated = useAppSelector(selectLastUpdated);
  if (isLoading || isFailing) {
    const [state, note] = isLoading
      ? [texts.checking, texts.checkingNote]
      : [
          texts.unknown,
          lastUpdated === null
            ? serverCardTexts.unchecked
            : networkStatus.lastHeard(formatTime(lastUpdated))[1],
        ];
    return servers.map(({ id, title }) => (
      <HealthLine key={id} name={title} note={note} badge={<Badge>{state}</Badge>} />
    ));
  }
  return servers.map(({ id, title, offlineLabel }) => {
    const { online, players, unresponsiveSince } = tracked[id];
    const note = unresponsiveSince
      ? texts.servers.noAnswerSince(formatTime(unresponsiveSince))
      : online
        ? playersOnline(players)
        : texts.servers.notSeen;
    const badge = (
      <Badge color={online && !unresponsiveSince ? 'grass' : 'amber'}>
        {unresponsiveSince ? texts.servers.noAnswer : online ? texts.servers.online : offlineLabel}
      </Badge>
    );
    return <HealthLine key={id} name={title} note={note} badge={badge} />;
  });
};
