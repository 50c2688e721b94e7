import { formatCountdown } from '@/lib/countdown';
import { votePage } from '@/messages/en/vote-page';
import { useAppSelector } from '@/store/hooks';
import { SiteLink } from '../parts/site-link';
import { SiteList, VoteSiteCard } from '../parts/vote-site-card';
import { VoteWaiting } from '../parts/vote-waiting';
import { selectStandings, type SiteStanding } from '../votes-slice';
import { VoteButton } from './vote-button';

const { sites: words } = votePage;

const Countdown = ({ standing }: { standing: SiteStanding | undefined }) =>
  standing !== undefined && standing.remaining > 0 ? (
    <span role="timer">{words.countdown(formatCountdown(standing.remaining))}</span>
  ) : (
    words.ready
  );

export interface DeviceSitesProps {
  /** In milliseconds; null until it is known. */
  now: number | null;
  /** Nothing can be told of the visitor's votes: plain links. */
  isUnknown: boolean;
}

/** The listing sites as this browser remembers the votes on them. */
export const DeviceSites = ({ now, isUnknown }: DeviceSitesProps) => {
  const standings = useAppSelector((state) => (now === null ? null : selectStandings(state, now)));
  return (
    <SiteList>
      {(site) => {
        const standing = standings?.[site.id];
        return (
          <VoteSiteCard site={site} note={<Countdown standing={standing} />}>
            {(nameId) => {
              if (isUnknown) return <SiteLink site={site} labelledBy={nameId} />;
              if (!standing) return <VoteWaiting site={site} labelledBy={nameId} />;
              return <VoteButton site={site} state={standing.state} labelledBy={nameId} />;
            }}
          </VoteSiteCard>
        );
      }}
    </SiteList>
  );
};
