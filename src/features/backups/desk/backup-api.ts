import {
  BACKUP_PATHS,
  type Backup,
  backupsResponseSchema,
  type BackupsResponse,
  backupWorkResponseSchema,
  type BackupWorkResponse,
} from '@/contract/backups';
import { pathTo } from '@/contract/paths';
import { afterConfirmation } from '@/features/admin/confirmation';
import { bearer } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';
import { saveBlob } from '@/ui/save-file';

/** A call works for some seconds, and may start with the longest command of all. */
const WORK_TIMEOUT_MS = 45_000;
/** A large site's backup has some tens of megabytes. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

const fileName = ({ at, id }: Backup): string => `${at.slice(0, 10)}-${id.slice(0, 8)}.backup`;

export interface WorkCall {
  /** The backup to restore; null to make one. */
  backup: Backup | null;
  /** `work` of the last response; null in the first call. */
  work: string | null;
}

export const backupApi = api.enhanceEndpoints({ addTagTypes: ['Backups'] }).injectEndpoints({
  endpoints: (build) => ({
    listBackups: build.query<BackupsResponse, undefined>({
      query: () => ({ url: BACKUP_PATHS.backups, validateStatus: expectResponse(backupsResponseSchema) }),
      extraOptions: bearer,
      providesTags: ['Backups'],
    }),
    /** Makes or restores a backup, call by call; the same call again continues. */
    workOnBackup: build.mutation<BackupWorkResponse, WorkCall>({
      queryFn: afterConfirmation(({ backup, work }) => ({
        url: backup ? pathTo(BACKUP_PATHS.backupRestore, backup.id) : BACKUP_PATHS.backups,
        method: 'POST',
        ...(work !== null && { params: { work } }),
        timeout: WORK_TIMEOUT_MS,
        validateStatus: expectResponse(backupWorkResponseSchema),
      })),
      extraOptions: bearer,
      invalidatesTags: (response) => (response?.phase === 'done' ? ['Backups'] : []),
    }),
    downloadBackup: build.mutation<null, Backup>({
      queryFn: afterConfirmation((backup) => ({
        url: pathTo(BACKUP_PATHS.backup, backup.id),
        timeout: DOWNLOAD_TIMEOUT_MS,
        async responseHandler(response: Response) {
          if (!response.ok) return (await response.json()) as unknown;
          saveBlob(await response.blob(), fileName(backup));
          return null;
        },
      })),
      extraOptions: bearer,
    }),
  }),
});
