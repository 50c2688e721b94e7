import { useEffect, useRef, useState } from 'react';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { backupDesk as words } from '@/messages/en/backup-desk';
import { toFailure } from '@/store/failure';
import { backupApi } from './backup-api';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** Longest time without any work done, in pauses. */
const PATIENCE_MS = 600_000;

/** Pauses get longer: the server limits how many calls an admin makes a day. */
const pauseAfter = (waitedMs: number): number =>
  Math.min(SHORTEST_PAUSE_MS + waitedMs / 10, LONGEST_PAUSE_MS);

export interface BackupWork {
  isWorking: boolean;
  /** How far it is; undefined before the first response. */
  progress: BackupWorkResponse | undefined;
  /** Why it did not get further; to run it again goes on. */
  problem: string | undefined;
  /** Resolves to whether it was done; false also when the component is unmounted before. */
  run: () => Promise<boolean>;
}

/** Makes a backup, or brings one back, by as many calls as that takes. Waits while others work at backups. */
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
    let reason: string = words.waitedTooLong;
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
