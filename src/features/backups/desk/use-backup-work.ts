import { useState } from 'react';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { toFailure } from '@/store/failure';
import { backupApi } from './backup-api';

export interface BackupWork {
  isWorking: boolean;
  /** How far it is; undefined before the first response. */
  progress: BackupWorkResponse | undefined;
  /** Why it did not get further; to run it again goes on. */
  problem: string | undefined;
  /** Resolves to whether it was done. */
  run: () => Promise<boolean>;
}

/** Makes a backup, or brings one back, by as many calls as that takes. */
export const useBackupWork = (backup: Backup | null): BackupWork => {
  const [work] = backupApi.useWorkOnBackupMutation();
  const [isWorking, setIsWorking] = useState(false);
  const [progress, setProgress] = useState<BackupWorkResponse>();
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setProblem(undefined);
    setIsWorking(true);
    for (;;) {
      const { data, error } = await work(backup);
      if (data) setProgress(data);
      if (error) setProblem(toFailure(error).message);
      if (data && data.phase !== 'done') continue;
      setIsWorking(false);
      return data !== undefined;
    }
  };
  return { isWorking, progress, problem, run };
};
