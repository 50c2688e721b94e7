import { useEffect, useEffectEvent, useState } from 'react';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { votePage } from '@/messages/en/vote-page';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { ageOf, type Ballot, WATCH_MS } from '../ballots';
import { ballotSettled, selectVoter } from '../votes-slice';
import { ballotIn } from './acts';
import { bridgeApi } from './bridge-api';

/** As often as the server asks a listing site about a player. */
const CHECK_MS = 20_000;
/** Nobody votes faster, and the server would not ask again so soon. */
const SOONEST_MS = 5_000;

/** Why a site could not be asked about. */
export type CheckProblem = 'offline' | 'busy';
export type CheckProblems = Partial<Record<string, CheckProblem | undefined>>;

const retryAfterOf = (error: object): number =>
  'retryAfter' in error && Number(error.retryAfter) > 0 ? Number(error.retryAfter) * 1_000 : 0;

/** Asks the server about the open ballots of a player while the page is visible; tells why that fails. */
export const useChecks = (player: string | null): CheckProblems => {
  const dispatch = useAppDispatch();
  const voter = useAppSelector(selectVoter);
  const [problems, setProblems] = useState<CheckProblems>({});
  const [restsUntil, setRestsUntil] = useState(0);

  const open: [VoteSite, Ballot][] =
    player === null
      ? []
      : voteSites.flatMap((site) => {
          const ballot = ballotIn(voter, player, site);
          return ballot?.state === 'open' ? [[site, ballot] as [VoteSite, Ballot]] : [];
        });
  const opened = open.map(([{ id }, { openedAt }]) => `${id} ${String(openedAt)}`).join();

  const check = async (site: VoteSite, ballot: Ballot): Promise<void> => {
    const { data, error } = await dispatch(
      bridgeApi.endpoints.checkVote.initiate({ player: ballot.player, site: site.id }, { track: false }),
    );
    const problem = error && ('status' in error && typeof error.status === 'number' ? 'busy' : 'offline');
    setProblems((before) => ({ ...before, [site.id]: problem }));
    if (error) setRestsUntil(Date.now() + retryAfterOf(error));
    if (data?.state === 'already') dispatch(ballotSettled({ ...ballot, state: 'already' }));
    // The vote before, of which the server says that its time is not over: this machine's clock is ahead.
    if (data?.state === 'counted' && data.nextAt === ballot.before) {
      dispatch(ballotSettled({ ...ballot, state: 'counted' }));
      notify.error(votePage.toasts.refused(site.name));
    }
  };
  const checkAll = useEffectEvent((oldest: number) => {
    const now = Date.now();
    if (document.hidden || now < restsUntil) return;
    for (const [site, ballot] of open) {
      const age = ageOf(ballot, now);
      if (age !== null && age >= SOONEST_MS && age < oldest) void check(site, ballot);
    }
  });

  useEffect(() => {
    if (opened === '') return undefined;
    const onReturn = () => checkAll(Infinity);
    onReturn();
    const timer = setInterval(() => checkAll(WATCH_MS), CHECK_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [opened]);
  return problems;
};
