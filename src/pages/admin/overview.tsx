import { Gamepad2, Server } from 'lucide-react';
import { styled } from 'styled-components';
import { admin } from '#messages/admin';
import { serviceTexts } from '#messages/service-failures';
import type { Role } from '@/contract/users';
import { Counts } from '@/features/admin/counts';
import { FigureLink } from '@/features/admin/figure-link';
import { HealthLines } from '@/features/admin/health-lines';
import { ServiceLines } from '@/features/admin/service-lines';
import { StrangersAlert } from '@/features/admin/strangers-alert';
import { Usage } from '@/features/admin/usage';
import { selectTotals } from '@/features/status/selectors';
import { selectLastUpdated, selectPhase } from '@/features/status/status-slice';
import { useLiveStatus } from '@/features/status/use-live-status';
import { formatNumber } from '@/lib/format-number';
import { pathOf } from '@/lib/pages';
import { useAppSelector } from '@/store/hooks';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { ServerLines } from './server-lines';

/** Rows are full on all screens, and the figures of a row are aligned. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};

  & > * {
    justify-content: space-between;
  }
  /* On a phone the names fit without the icons. */
  @media (max-width: 479px) {
    svg {
      display: none;
    }
  }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
const Lines = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Figures and health at a glance. The figures lead to their pages. */
export const Overview = ({ role }: { role: Role }) => {
  useLiveStatus();
  const { playersOnline, activeServers, trackedServers } = useAppSelector(selectTotals);
  const isLoading = useAppSelector(selectPhase) === 'loading';
  const isKnown = useAppSelector(selectLastUpdated) !== null;
  const shown = (figure: string) => (isKnown ? figure : isLoading ? '…' : admin.counts.unknown);
  return (
    <Stack gap={3}>
      <Figures>
        {role !== 'editor' && <Counts role={role} />}
        <FigureLink
          to={pathOf('serverInfo')}
          label={admin.playersOnline}
          value={shown(playersOnline === null ? admin.counts.unknown : formatNumber(playersOnline))}
          icon={<Gamepad2 size={18} />}
        />
        <FigureLink
          to={pathOf('serverInfo')}
          label={admin.serversOnline}
          value={shown(
            activeServers === null
              ? admin.counts.unknown
              : `${String(activeServers)}/${String(trackedServers)}`,
          )}
          icon={<Server size={18} />}
        />
      </Figures>
      <StrangersAlert role={role} />
      <Card.Section id="health" title={admin.health.title} titleSize="h3" gap={1}>
        <Lines>
          <HealthLines />
          <ServerLines />
        </Lines>
      </Card.Section>
      {role !== 'editor' && (
        <Card.Section id="services" title={serviceTexts.title} titleSize="h3" gap={1}>
          <Lines>
            <ServiceLines />
          </Lines>
        </Card.Section>
      )}
      {role === 'admin' && <Usage />}
    </Stack>
  );
};
