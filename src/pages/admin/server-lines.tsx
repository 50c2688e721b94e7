import { servers } from '#network/servers';
import { HealthLine } from '@/features/admin/health-line';
import { selectPhase, selectServers } from '@/features/status/status-slice';
import type { TrackedServer } from '@/features/status/types';
import { formatNumber } from '@/lib/format-number';
import { formatTime } from '@/lib/format-time';
import { useAppSelector } from '@/store/hooks';
import { Badge } from '@/ui/drawing/badge';

const placesTaken = ({ online, max }: TrackedServer['players']): string =>
  online === null || max === null
    ? 'Does not tell how many play'
    : `${formatNumber(online)} of ${formatNumber(max)} places taken`;

/** The game servers, as the status page knows them. */
export const ServerLines = () => {
  const tracked = useAppSelector(selectServers);
  const isLoading = useAppSelector(selectPhase) === 'loading';
  return servers.map(({ id, title, offlineLabel }) => {
    const { online, players, unresponsiveSince } = tracked[id];
    const note = unresponsiveSince
      ? `No answer since ${formatTime(unresponsiveSince)}`
      : online
        ? placesTaken(players)
        : 'Not seen yet';
    const badge = isLoading ? (
      <Badge>CHECKING</Badge>
    ) : (
      <Badge color={online && !unresponsiveSince ? 'grass' : 'amber'}>
        {unresponsiveSince ? 'NO ANSWER' : online ? 'ONLINE' : offlineLabel}
      </Badge>
    );
    return <HealthLine key={id} name={title} note={isLoading ? 'Asking now' : note} badge={badge} />;
  });
};
