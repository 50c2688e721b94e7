import { useRef, useState } from 'react';
import type { ApplicationSummary } from '@/contract/application-desk';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { applicationApi } from '../application-api';

export type BulkAction = 'reject' | 'delete';

export interface BulkProgress {
  action: BulkAction;
  done: number;
  total: number;
  /** Why it stopped early; undefined while it runs. */
  problem?: string;
}

const { changeApplication, deleteApplication } = applicationApi.endpoints;

/**
 * Runs an action on many applications, one after another. It ends at the first one that the server refuses,
 * or when stopped; completed ones stay done.
 */
export const useBulkAction = () => {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopped = useRef(false);

  const act = async (action: BulkAction, application: ApplicationSummary) => {
    const options = { track: false } as const;
    const sent =
      action === 'reject'
        ? dispatch(changeApplication.initiate({ application, changes: { state: 'rejected' } }, options))
        : dispatch(deleteApplication.initiate({ application }, options));
    const { error } = await sent;
    // An application that someone else has deleted in the meantime is no problem.
    const failure = error && toFailure(error);
    return failure && failure.status !== 404 ? failure.message : undefined;
  };

  return {
    progress,
    /** Resolves to the number of completed applications. */
    run: async (action: BulkAction, applications: readonly ApplicationSummary[]): Promise<number> => {
      isStopped.current = false;
      const total = applications.length;
      let done = 0;
      for (const application of applications) {
        if (isStopped.current) break;
        setProgress({ action, done, total });
        const problem = await act(action, application);
        if (problem !== undefined) {
          setProgress({ action, done, total, problem });
          return done;
        }
        done += 1;
      }
      setProgress(null);
      return done;
    },
    stop: () => {
      isStopped.current = true;
    },
    dismiss: () => setProgress(null),
  };
};
