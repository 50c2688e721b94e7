import { useRef, type ReactNode, useCallback } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import type { VoteSite } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { useNow } from '@/hooks/use-now';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { SiteList } from '../parts/vote-site-card';
import { useNameField } from '../player/use-name-field';
import { useVoter, type LinkedPlayer } from '../player/use-voter';
import { VoterCard } from '../player/voter-card';
import { selectSession, selectVoter } from '../votes-slice';
import { BridgedSite } from './bridged-site';
import { BridgedStreak } from './bridged-streak';
import { openSite } from './open-site';
import { nextAtOf, stateOf, type SiteState } from './site-state';
import { openedVoteOf } from './thunks';
import { useChecks } from './use-checks';
import { useSettledVotes } from './use-settled-votes';
import { useVoteStatus } from './use-vote-status';

/**
 * Returns the page's only clock, in milliseconds; ticks every second only while the player waits for a next
 * vote.
 */
export const useBridgeClock = (votes: VotesResponse | undefined): number | null => {
  const isCounting = useCallback(
    (now: number) => votes?.sites.some(({ nextAt }) => nextAt !== null && Date.parse(nextAt) > now) ?? false,
    [votes],
  );
  return useNow(isCounting);
};

export interface BridgeBoardProps {
  linked: LinkedPlayer;
  /** Heading of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/** The sites, the player and the streak, as the server reports them. */
export const BridgeBoard = ({ linked, sitesTitle, sitesTitleId }: BridgeBoardProps) => {
  const dispatch = useAppDispatch();
  const voter = useVoter(linked);
  const player = voter?.player ?? null;
  const status = useVoteStatus(player);
  const { votes, problem } = status;
  const kept = useAppSelector(selectVoter);
  const session = useAppSelector(selectSession);
  const now = useBridgeClock(votes);
  const checkProblems = useChecks(player);
  const input = useRef<HTMLInputElement>(null);
  const field = useNameField(voter, input);
  useSettledVotes(player, votes);

  const stateAt = (site: VoteSite): SiteState | null | undefined => {
    if (!voter || now === null) return undefined;
    if (player === null) return { kind: 'available' };
    if (!votes) return problem === undefined ? undefined : null;
    return stateOf(site, votes, openedVoteOf(kept, player, site), now);
  };
  const vote = (site: VoteSite): boolean => {
    const name = field.settle(site.id);
    if (name === null) return true;
    if (name === player && stateAt(site)?.kind === 'counted') {
      notify.error(votePage.toasts.refused(site.name));
      return true;
    }
    return dispatch(openSite(site, name, name === player && votes ? nextAtOf(votes, site) : undefined));
  };
  return (
    <>
      <section aria-labelledby={sitesTitleId}>
        {sitesTitle}
        <SiteList>
          {(site) => (
            <BridgedSite
              site={site}
              state={stateAt(site)}
              player={player ?? ''}
              isOfSession={session.includes(site.id)}
              problem={checkProblems[site.id]}
              field={field}
              input={input}
              onVote={() => vote(site)}
            />
          )}
        </SiteList>
      </section>
      <VoterCard voter={voter} field={field} input={input} status={status} />
      <BridgedStreak
        player={voter ? player : undefined}
        status={status}
        nameless={voteBridge.streak.nameless}
      />
    </>
  );
};
