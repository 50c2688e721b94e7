import { Activity, Server, TrendingUp, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { overviewTexts } from '#messages/server-info';
import { formatNumber } from '@/lib/format-number';
import { serverGroups } from '@/lib/servers';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StatTile } from '@/ui/layout/stat-tile';
import { useNetworkStatus } from '../network-status';
import { shownPlaces } from '../players-figure';
import { selectTotals } from '../selectors';
import { selectPhase } from '../status-slice';
import { Figure, Players, Unknown } from './figure';
import { PlayerShare } from './player-share';

/**
 * Phones whose half is narrower than the longest word, or needs three lines to say which servers do not
 * answer.
 */
const NARROWEST = '@media (max-width: 24em)';

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};

  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${NARROWEST} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1.8fr repeat(3, minmax(0, 1fr));

    & > :first-child,
    & > :last-child {
      grid-column: auto;
    }
  }
`;

/** Room for two lines where tiles are narrow, so that its text moves nothing. */
const Reason = styled.span`
  display: block;
  min-height: 2lh;

  ${({ theme }) => theme.media.medium} {
    min-height: 0;
  }
`;

/** Keeps each state on one line, even if two tiles share a phone's width, or four that of a small screen. */
const Value = styled.span`
  font-size: min(1em, 4.6vw);
  white-space: nowrap;

  ${NARROWEST} {
    font-size: 1em;
  }
  ${({ theme }) => theme.media.large} {
    font-size: min(1em, 2.6vw);
  }
`;

/** The four figures of the network, or placeholders until they are known. */
export const OverviewTiles = memo(() => {
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const { playersOnline, places, activeServers, trackedServers, peakPlayers } =
    useDrawnSelector(selectTotals);
  const network = useNetworkStatus();
  const figure = (value: ReactNode, size: 'h1' | 'h2' = 'h2') => (
    <Figure $size={size}>{loading ? <Skeleton width="3ch" height="1.15em" /> : value}</Figure>
  );
  return (
    <Layout>
      <StatTile
        icon={<Users size={16} />}
        label={overviewTexts.players}
        value={figure(<Players online={playersOnline} places={shownPlaces(places)} />, 'h1')}
        hint={<PlayerShare />}
        color="grass"
      />
      <StatTile
        icon={<Server size={16} />}
        label={overviewTexts.servers}
        value={figure(
          activeServers === null ? <Unknown /> : `${String(activeServers)}/${String(trackedServers)}`,
        )}
        hint={serverGroups()}
      />
      <StatTile
        icon={<Activity size={16} />}
        label={overviewTexts.network}
        value={figure(<Value>{network.value}</Value>)}
        hint={<Reason>{network.hint}</Reason>}
        color={network.color}
      />
      <StatTile
        icon={<TrendingUp size={16} />}
        label={overviewTexts.peak}
        value={figure(peakPlayers === null ? <Unknown /> : formatNumber(peakPlayers))}
        hint={overviewTexts.peakHint}
      />
    </Layout>
  );
});
