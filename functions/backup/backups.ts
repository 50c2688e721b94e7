import { randomUUID } from 'node:crypto';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { auditRecord } from '../core/audit/audit-record';
import { ApiError } from '../core/errors/api-error';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { restore } from './restore';
import { type BackupParts, save } from './save';
import { getManifest, listManifests, type Manifest, partNames } from './shelf/manifest';

/** A call works so long at a backup; a text under way is finished. Browsers wait 15 s, and a scheduled run has 30 s for all that it does. */
const WORK_MS = 8_000;

export interface BackupsParts extends BackupParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

interface Admin {
  readonly id: string;
}

export type Backups = ReturnType<typeof createBackups>;

export const noSuchBackup = () => new ApiError('not_found', 'There is no such backup.');

/** Backups of the site beside its database. Rejects with `UnavailableError` when one of the two is away. */
export function createBackups(parts: BackupsParts) {
  const { store, jobs, shelf, clock, log } = parts;

  async function manifestOf(id: string): Promise<Manifest> {
    const manifest = await getManifest(shelf, id);
    if (!manifest) throw noSuchBackup();
    return manifest;
  }

  /** Nobody else works at backups meanwhile. */
  async function alone<T>(work: (isLate: () => boolean) => Promise<T>): Promise<T> {
    const holder = randomUUID();
    if (!(await jobs.lease(holder))) {
      throw new ApiError('conflict', 'A backup is under way: try again in a minute.');
    }
    const until = clock.now() + WORK_MS;
    try {
      return await work(() => clock.now() >= until);
    } finally {
      await jobs.release(holder).catch(() => undefined);
    }
  }

  return {
    /** Newest first. */
    list: async (): Promise<Backup[]> => (await listManifests(shelf)).map(toBackup),

    /** Works at a backup of now; the same call goes on until it is done. */
    async make(admin: Admin): Promise<BackupWorkResponse> {
      const record = auditRecord(clock, admin, 'backup.made');
      return alone(async (isLate) => {
        const { isDone, steps, of, id } = await save(parts, 'hand', isLate);
        if (isDone) await store.note({ record, facts: factsOf(id) });
        return { phase: isDone ? 'done' : 'saving', steps, of };
      });
    },

    /** Works at putting a backup back; the same call goes on until it is done. */
    async restore(admin: Admin, id: string): Promise<BackupWorkResponse> {
      const manifest = await manifestOf(id);
      const record = auditRecord(clock, admin, 'backup.restored');
      const audit = { record, facts: factsOf(id) };
      return alone(async (isLate) => {
        const { phase, steps, of } = await restore(parts, manifest, audit, isLate);
        return { phase, steps, of };
      });
    },

    /** The name of a backup as a file, and its size. */
    async fileOf(id: string): Promise<{ readonly name: string; readonly bytes: number }> {
      const { at, bytes } = await manifestOf(id);
      return { name: `${at.slice(0, 10)}-${id.slice(0, 8)}.backup`, bytes };
    },

    /** A backup as `data:import` takes it, part by part. */
    async download(admin: Admin, id: string): Promise<ReadableStream> {
      const { texts } = await manifestOf(id);
      await store.note({ record: auditRecord(clock, admin, 'backup.downloaded'), facts: factsOf(id) });
      const between = Array.from({ length: texts }, (_, number) => partNames.text(id, number));
      const names = [partNames.header(id), ...between, partNames.end(id)];
      return new ReadableStream<Uint8Array>({
        async pull(stream) {
          const name = names.shift();
          if (name === undefined) return stream.close();
          const part = await shelf.get(name);
          if (part === null) throw noSuchBackup();
          stream.enqueue(new Uint8Array(part));
        },
      });
    },

    /**
     * The nightly run: makes a backup unless tonight's is there; `done` says whether there is nothing left to do until the next
     * night. Never rejects: what went wrong is in the log, and the next night tries again.
     */
    async nightly(): Promise<{ readonly done: boolean }> {
      try {
        const [newest] = (await listManifests(shelf)).filter(({ kind }) => kind === 'night');
        if (newest?.at.slice(0, 10) === new Date(clock.now()).toISOString().slice(0, 10))
          return { done: true };
        return await alone(async (isLate) => {
          const { isDone, bytes } = await save(parts, 'night', isLate);
          if (isDone) log({ level: 'info', event: 'backed_up', bytes });
          return { done: isDone };
        });
      } catch (error) {
        const reason = error instanceof ApiError ? error.message : String((error as Error).name);
        log({ level: 'error', event: 'backup_failed', reason });
        return { done: true };
      }
    },
  };
}

const factsOf = (id: string) => ({ before: null, after: { id } });

/** Kinds of keys that are counted, by what people call them. */
const NAMES: Readonly<Record<string, string>> = {
  'accounts/account:users': 'accounts',
  'applications/application:record:*': 'applications',
  'contact/contact:message:*': 'messages',
  'mail/mail:record:*': 'mails',
  'votes/votes:players': 'voters',
  'votes/votes:ledger': 'votes',
};

function toBackup({ id, at, kind, bytes, isLocked, counts }: Manifest): Backup {
  const named = Object.entries(NAMES).map(([key, name]) => [name, counts[key] ?? 0]);
  const players = Object.entries(counts).filter(([key]) => key.startsWith('leaderboards/'));
  const onBoards = players.reduce((sum, [, count]) => sum + count, 0);
  return { id, at, kind, bytes, isLocked, counts: { ...Object.fromEntries(named), players: onBoards } };
}
