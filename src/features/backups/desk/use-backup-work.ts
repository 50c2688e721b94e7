import { useEffect, useRef, useState } from 'react';
import { backupDesk as texts } from '#messages/backup-desk';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { toFailure } from '@/store/failure';
import { backupApi } from './backup-api';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** Longest total time of pauses without progress. */
const PATIENCE_MS = 600_000;

/** Pauses get longer, because the server limits an admin's calls per day. */
const pauseAfter = (waitedMs: number): number =>
  Math.min(SHORTEST_PAUSE_MS + waitedMs / 10, LONGEST_PAUSE_MS);

export interface BackupWork {
  isWorking: boolean;
  /** Progress; undefined before the first response. */
  progress: BackupWorkResponse | undefined;
  /** Why it stopped; running it again continues. */
  problem: string | undefined;
  /** Resolves to true once done; false on failure, or if the component unmounts first. */
  run: () => Promise<boolean>;
}

/** Makes or restores a backup with as many calls as needed. Waits while other work on backups runs. */
export const useBackupWork = (backup: Backup | null): BackupWork => {
  const [call] = backupApi.useWorkOnBackupMutation();
  const [isWorking, setIsWorking] = useState(false);
  const [progress, setProgress] = useState<BackupWorkResponse>();
  const [problem, setProblem] = useState<string>();
  const joined = useRef<string | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const run = async () => {
    setProblem(undefined);
    setIsWorking(true);
    let reason: string = texts.waitedTooLong;
    let waited = 0;
    while (isMounted.current && waited < PATIENCE_MS) {
      const { data, error } = await call({ backup, work: joined.current });
      if (!data) {
        reason = toFailure(error).message;
        break;
      }
      setProgress(data);
      joined.current = data.phase === 'done' ? null : data.work;
      if (data.phase === 'done') {
        setIsWorking(false);
        return true;
      }
      if (data.phase === 'waiting') {
        const pause = pauseAfter(waited);
        waited += pause;
        await new Promise((resolve) => setTimeout(resolve, pause));
      } else {
        waited = 0;
      }
    }
    setProblem(reason);
    setIsWorking(false);
    return false;
  };
  return { isWorking, progress, problem, run };
};
