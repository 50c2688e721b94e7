import { backupRefusals } from '#messages/backup-refusals';
import {
  BACKUP_PATHS,
  type BackupsResponse,
  backupsResponseSchema,
  type BackupWorkResponse,
  backupWorkResponseSchema,
} from '@/contract/backups';
import { isUuid } from '@/contract/uuid';
import type { Purge } from '../content';
import type { AuthContext } from '../core/auth/access';
import { invalidQuery } from '../core/errors/api-error';
import { json } from '../core/http/answers';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { type Backups, noSuchBackup } from './backups';

const WORK_QUERY = { work: { about: 'The work of the last response. Left out in the first call.' } };

/**
 * Returns the id of the work that the caller began or joined; null in a first call.
 * @throws ApiError `validation_failed`
 */
function workIn({ url }: Request): string | null {
  const [work, ...more] = new URL(url).searchParams.getAll('work');
  if (work === undefined) return null;
  if (more.length === 0 && isUuid(work)) return work;
  throw invalidQuery({ work: backupRefusals.work });
}

export interface BackupServices extends Pick<AuthContext, 'isOwner'> {
  readonly backups: Backups;
  /** Purges visible content from the CDN. */
  readonly purge: Purge;
}

export const backupRoutes = ({ backups, isOwner, purge }: BackupServices): Route[] => [
  route({
    method: 'GET',
    path: BACKUP_PATHS.backups,
    summary: 'List the backups',
    gives: { 200: backupsResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    async handle({ caller }) {
      const [list, isOwners] = await Promise.all([backups.list(), isOwner(caller.user.id)]);
      return json<BackupsResponse>({ backups: list, isOwner: isOwners });
    },
  }),

  /** A `BackupWorkResponse`, to be called until it is done; 409 when the database has no room for it. */
  route({
    method: 'POST',
    path: BACKUP_PATHS.backups,
    summary: 'Make a backup; repeat the call until it is done',
    query: WORK_QUERY,
    gives: { 200: backupWorkResponseSchema },
    refuses: ['conflict', 'validation_failed'],
    auth: 'admin',
    limit: null,
    body: null,
    handle: async ({ caller, request }) =>
      json<BackupWorkResponse>(await backups.make(caller.user, workIn(request))),
  }),

  /** The backup as a file, after a confirmation, because it holds everyone's password hashes and second factors. */
  route({
    method: 'GET',
    path: BACKUP_PATHS.backup,
    summary: 'Download a backup',
    gives: { 200: 'file' },
    auth: 'owner',
    limit: null,
    body: null,
    confirmed: () => true,
    params: idParam(noSuchBackup),
    async handle({ caller, params, request }) {
      const { name, bytes } = await backups.fileOf(params.id);
      const headers = {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Length': String(bytes),
        'Cache-Control': 'no-store',
      };
      const isAsked = request.method === 'GET';
      return new Response(isAsked ? await backups.download(caller.user, params.id) : null, { headers });
    },
  }),

  /**
   * A `BackupWorkResponse`, after a confirmation, to be called until it is done; 409 for a backup that cannot be restored, and
   * while another one is being restored.
   */
  route({
    method: 'POST',
    path: BACKUP_PATHS.backupRestore,
    summary: 'Restore a backup; repeat the call until it is done',
    query: WORK_QUERY,
    gives: { 200: backupWorkResponseSchema },
    refuses: ['conflict', 'validation_failed'],
    auth: 'owner',
    limit: null,
    body: null,
    confirmed: () => true,
    params: idParam(noSuchBackup),
    async handle({ caller, params, request, context }) {
      const response = await backups.restore(caller.user, params.id, workIn(request));
      if (response.phase === 'done') context.waitUntil(purge());
      return json<BackupWorkResponse>(response);
    },
  }),
];
