import { useEffect, useEffectEvent, useState } from 'react';
import { votePage } from '#messages/vote-page';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { ageOf, type OpenedVote, WATCH_MS } from '../opened-votes';
import { voteSettled, selectVoter } from '../votes-slice';
import { bridgeApi } from './bridge-api';
import { openedVoteOf } from './thunks';

/** Interval at which the server asks a listing site about a player. */
const CHECK_MS = 20_000;
/** Nobody votes faster, and the server would not ask again so soon. */
const SOONEST_MS = 5_000;

export type CheckProblem = 'offline' | 'busy';
export type CheckProblems = Partial<Record<string, CheckProblem | undefined>>;

const retryAfterOf = (error: object): number =>
  'retryAfter' in error && Number(error.retryAfter) > 0 ? Number(error.retryAfter) * 1_000 : 0;

/** Polls the votes that a player has opened while the page is visible, and reports failures. */
export const useChecks = (player: string | null): CheckProblems => {
  const dispatch = useAppDispatch();
  const voter = useAppSelector(selectVoter);
  const [problems, setProblems] = useState<CheckProblems>({});
  const [restsUntil, setRestsUntil] = useState(0);

  const open: [VoteSite, OpenedVote][] =
    player === null
      ? []
      : voteSites.flatMap((site) => {
          const vote = openedVoteOf(voter, player, site);
          return vote?.state === 'open' ? [[site, vote] as [VoteSite, OpenedVote]] : [];
        });
  const opened = open.map(([{ id }, { openedAt }]) => `${id} ${String(openedAt)}`).join();

  const check = async (site: VoteSite, vote: OpenedVote): Promise<void> => {
    const { data, error } = await dispatch(
      bridgeApi.endpoints.checkVote.initiate({ player: vote.player, site: site.id }, { track: false }),
    );
    const problem = error && ('status' in error && typeof error.status === 'number' ? 'busy' : 'offline');
    setProblems((before) => ({ ...before, [site.id]: problem }));
    if (error) setRestsUntil(Date.now() + retryAfterOf(error));
    if (data?.state === 'already') dispatch(voteSettled({ ...vote, state: 'already' }));
    // The previous vote, whose cooldown still runs by the server's clock, because this machine's clock is
    // ahead.
    if (data?.state === 'counted' && data.nextAt === vote.before) {
      dispatch(voteSettled({ ...vote, state: 'counted' }));
      notify.error(votePage.toasts.refused(site.name));
    }
  };
  const checkAll = useEffectEvent((oldest: number) => {
    const now = Date.now();
    if (document.hidden || now < restsUntil) return;
    for (const [site, vote] of open) {
      const age = ageOf(vote, now);
      if (age !== null && age >= SOONEST_MS && age < oldest) void check(site, vote);
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
