import { ADMIN_PATHS } from '@/contract/admin-paths';
import {
  type BackupsResponse,
  backupsResponseSchema,
  type BackupWorkResponse,
  backupWorkResponseSchema,
} from '@/contract/backups';
import { isUuid } from '@/contract/uuid';
import type { Purge } from '../content';
import type { Gate } from '../core/auth/access';
import { ApiError } from '../core/errors/api-error';
import { json } from '../core/http/json';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { type Backups, noSuchBackup } from './backups';

const WORK_QUERY = { work: { about: 'The last response’s work; none for the first call.' } };

/**
 * Id of the work that the caller began or joined; null in a first call.
 * @throws ApiError `validation_failed`
 */
function workIn({ url }: Request): string | null {
  const [work, ...more] = new URL(url).searchParams.getAll('work');
  if (work === undefined) return null;
  if (more.length === 0 && isUuid(work)) return work;
  throw new ApiError('validation_failed', 'Please check the address.', {
    fields: { work: 'This must be the work of the last response' },
  });
}

export interface BackupServices extends Pick<Gate, 'isOwner'> {
  readonly backups: Backups;
  /** Has the CDN forget what visitors see of the content. */
  readonly purge: Purge;
}

export const backupRoutes = ({ backups, isOwner, purge }: BackupServices): Route[] => [
  /** A `BackupsResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.backups,
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
    path: ADMIN_PATHS.backups,
    summary: 'Make a backup, call by call until it is done',
    query: WORK_QUERY,
    gives: { 200: backupWorkResponseSchema },
    refuses: ['conflict', 'validation_failed'],
    auth: 'admin',
    limit: null,
    body: null,
    handle: async ({ caller, request }) =>
      json<BackupWorkResponse>(await backups.make(caller.user, workIn(request))),
  }),

  /** The backup as a file, after a confirmation: it holds the password hashes and second factors of everybody. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.backup,
    summary: 'Get a backup as a file',
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

  /** A `BackupWorkResponse`, after a confirmation, to be called until it is done; 409 for what cannot be put back, and while another backup is restored. */
  route({
    method: 'POST',
    path: ADMIN_PATHS.backupRestore,
    summary: 'Put a backup in the place of what there is, call by call until it is done',
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
