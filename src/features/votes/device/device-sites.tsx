import { votePage } from '#messages/vote-page';
import { formatCountdown } from '@/lib/countdown';
import { useAppSelector } from '@/store/hooks';
import { SiteLink } from '../parts/site-link';
import { SiteList, VoteSiteCard } from '../parts/vote-site-card';
import { VoteWaiting } from '../parts/vote-waiting';
import { selectSiteStatuses, type SiteStatus } from '../votes-slice';
import { VoteButton } from './vote-button';

const { sites: texts } = votePage;

const Countdown = ({ status }: { status: SiteStatus | undefined }) =>
  status !== undefined && status.remaining > 0 ? (
    <span role="timer">{texts.countdown(formatCountdown(status.remaining))}</span>
  ) : (
    texts.ready
  );

export interface DeviceSitesProps {
  /** Milliseconds since 1970; null until it is known. */
  now: number | null;
  /** True if nothing is known of the visitor's votes, which leaves plain links. */
  isUnknown: boolean;
}

/** The listing sites, with the votes stored in this browser. */
export const DeviceSites = ({ now, isUnknown }: DeviceSitesProps) => {
  const statuses = useAppSelector((state) => (now === null ? null : selectSiteStatuses(state, now)));
  return (
    <SiteList>
      {(site) => {
        const status = statuses?.[site.id];
        return (
          <VoteSiteCard site={site} note={<Countdown status={status} />}>
            {(nameId) => {
              if (isUnknown) return <SiteLink site={site} labelledBy={nameId} />;
              if (!status) return <VoteWaiting site={site} labelledBy={nameId} />;
              return <VoteButton site={site} state={status.state} labelledBy={nameId} />;
            }}
          </VoteSiteCard>
        );
      }}
    </SiteList>
  );
};
