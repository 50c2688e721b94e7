import { FileText, Gamepad2, Mail, ScrollText, Server, Trophy, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { privatePages } from '@/content/pages';
import { Counts } from '@/features/admin/counts';
import { HealthLines } from '@/features/admin/health-lines';
import { selectTotals } from '@/features/server-status/selectors';
import { useLiveStatus } from '@/features/server-status/use-live-status';
import { formatNumber } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import { Card } from '@/ui/card';
import { Grid } from '@/ui/grid';
import { Stack } from '@/ui/stack';
import { StatTile } from '@/ui/stat-tile';
import { DeskLink } from './desk-link';
import { ServerLines } from './server-lines';

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Figures and health at a glance, and the ways to the desks. */
export const Overview = () => {
  useLiveStatus();
  const { playersOnline, activeServers, trackedServers } = useAppSelector(selectTotals);
  return (
    <Stack gap={3}>
      <Grid columns={6} min="150px" gap={2}>
        <Counts />
        <StatTile
          label="Players online"
          value={formatNumber(playersOnline)}
          icon={<Gamepad2 aria-hidden size={18} />}
        />
        <StatTile
          label="Servers online"
          value={`${String(activeServers)}/${String(trackedServers)}`}
          icon={<Server aria-hidden size={18} />}
        />
      </Grid>
      <Grid columns={3} min="280px">
        <DeskLink
          to={privatePages.adminApplications.path}
          label={privatePages.adminApplications.title}
          note="Who wants to join the team"
          icon={<FileText aria-hidden size={28} />}
        />
        <DeskLink
          to={privatePages.adminUsers.path}
          label={privatePages.adminUsers.title}
          note="Search, create and change accounts"
          icon={<Users aria-hidden size={28} />}
        />
        <DeskLink
          to={privatePages.adminMessages.path}
          label={privatePages.adminMessages.title}
          note="What visitors wrote through the contact form"
          icon={<Mail aria-hidden size={28} />}
        />
        <DeskLink
          to={privatePages.adminLeaderboard.path}
          label={privatePages.adminLeaderboard.title}
          note="Start a season, or remove a cheater"
          icon={<Trophy aria-hidden size={28} />}
        />
        <DeskLink
          to={privatePages.adminAudit.path}
          label={privatePages.adminAudit.title}
          note="Who did what to whom, and when"
          icon={<ScrollText aria-hidden size={28} />}
        />
      </Grid>
      <Card as="section" aria-labelledby="health">
        <Card.Body gap={1}>
          <Card.Title level={2} size="h3" id="health">
            Health
          </Card.Title>
          <Lines>
            <HealthLines />
            <ServerLines />
          </Lines>
        </Card.Body>
      </Card>
    </Stack>
  );
};
