// Decision record: docs/decisions/0022-backups.md
import { randomUUID } from 'node:crypto';
import { backupRefusals } from '#messages/backup-refusals';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { ApiError } from '../core/errors/api-error';
import type { Log } from '../core/log';
import { auditRecord } from '../core/request';
import type { Clock } from '../core/time/clock';
import { restore } from './restore';
import { type BackupParts, save } from './save';
import { getManifest, listManifests, type Manifest, partNames } from './shelf/manifest';
import type { Turn } from './store/job-store';

/**
 * Time that a call works at a backup; it finishes the current text. Browsers wait 15 s, and a scheduled run has 30 s for
 * everything.
 */
const WORK_MS = 8_000;

export interface BackupsParts extends BackupParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

interface Admin {
  readonly id: string;
}

export type Backups = ReturnType<typeof createBackups>;

const anotherRestore = () => new ApiError('conflict', backupRefusals.anotherRestore);
export const noSuchBackup = () => new ApiError('not_found', backupRefusals.unknown);

/** Backups of the site, stored outside its database. Rejects with `UnavailableError` when one of the two is away. */
export function createBackups(parts: BackupsParts) {
  const { store, jobs, shelf, clock, log } = parts;

  async function manifestOf(id: string): Promise<Manifest> {
    const manifest = await getManifest(shelf, id);
    if (!manifest) throw noSuchBackup();
    return manifest;
  }

  /** Does the work of one call. Unless `turn.isMine`, another call works at backups, and this one must not. */
  async function inTurn<T>(
    restores: string | null,
    work: (turn: Turn, isLate: () => boolean) => Promise<T>,
  ): Promise<T> {
    const lease = { id: randomUUID(), restores };
    const until = clock.now() + WORK_MS;
    const turn = await jobs.lease(lease);
    try {
      return await work(turn, () => clock.now() >= until);
    } finally {
      if (turn.isMine) await jobs.release(lease).catch(() => undefined);
    }
  }

  const note = (by: string, id: string) =>
    store.noteOnce(id, { record: auditRecord(clock, { id: by }, 'backup.made'), facts: factsOf(id) });

  /** Works at the current backup, or begins one: for an admin, or the nightly one. */
  const saveInTurn = (admin: Admin | null, { lease, save: job }: Turn, isLate: () => boolean) => {
    const by = admin?.id ?? null;
    return save(
      parts,
      {
        ...{ id: lease.id, kind: by === null ? 'night' : 'hand', by, job },
        async onMade(made) {
          const asked = new Set([made.by, by].filter((each) => each !== null));
          for (const each of asked) await note(each, made.id);
          if (made.kind === 'night') log({ level: 'info', event: 'backed_up', bytes: made.bytes });
        },
      },
      isLate,
    );
  };

  return {
    /** Lists backups, newest first. */
    list: async (): Promise<Backup[]> => (await listManifests(shelf)).map(toBackup),

    /**
     * Works at a new backup, joins the current one, or waits for a restore. Callers repeat the call until it is done.
     * @param joined `work` of the last response
     */
    make: (admin: Admin, joined: string | null): Promise<BackupWorkResponse> =>
      inTurn(null, async (turn, isLate) => {
        const { isMine, lease, restore: restoring } = turn;
        const job = turn.save?.kind === 'restore' ? null : turn.save;
        const made = joined === null || joined === job?.id ? null : await getManifest(shelf, joined);
        if (made) {
          await note(admin.id, made.id);
          return { phase: 'done', steps: made.texts, of: made.texts, work: made.id };
        }
        if (lease.restores !== null || jobs.live(restoring)) return waitingFor(turn, joined);
        if (!isMine) return waitingFor(turn, job?.id ?? lease.id);
        const { isDone, steps, of, id } = await saveInTurn(admin, turn, isLate);
        return { phase: isDone ? 'done' : 'saving', steps, of, work: id };
      }),

    /**
     * Works at a restore, or waits for another backup. Callers repeat the call until it is done.
     * @param joined `work` of the last response
     * @throws ApiError `conflict` while another backup is being restored
     */
    async restore(admin: Admin, id: string, joined: string | null): Promise<BackupWorkResponse> {
      const manifest = await manifestOf(id);
      return inTurn(id, async (turn, isLate) => {
        const { isMine, lease, save: saving, restore: running } = turn;
        const { texts } = manifest;
        if (joined !== null && joined !== running?.run && (await store.isRestored(joined)))
          return { phase: 'done', steps: texts, of: texts, work: joined };
        // The live job comes first, because a call that is about to be refused also holds the lease.
        const restored = jobs.live(running)?.backup ?? lease.restores;
        if ((restored ?? id) !== id) throw anotherRestore();
        if (lease.restores === null) return waitingFor(turn, joined);
        if (!isMine) return waitingFor(turn, running?.backup === id ? running.run : lease.id);
        if (saving?.kind !== 'restore' && jobs.live(saving)) return waitingFor(turn, joined);
        const record = auditRecord(clock, admin, 'backup.restored');
        const audit = { record, facts: factsOf(id) };
        const { phase, steps, of, run } = await restore(parts, manifest, turn, audit, isLate);
        return { phase, steps, of, work: run };
      });
    },

    /** Returns the file name of a backup, and its size. */
    async fileOf(id: string): Promise<{ readonly name: string; readonly bytes: number }> {
      const { at, bytes } = await manifestOf(id);
      return { name: `${at.slice(0, 10)}-${id.slice(0, 8)}.backup`, bytes };
    },

    /** Streams a backup in the format of `data:import`, part by part. */
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
     * The nightly run: makes a backup unless tonight's exists. `done` says whether nothing is left until the next night. While
     * another call works at backups, the next run makes it. Never rejects: failures are logged, and the next night tries again.
     */
    async nightly(): Promise<{ readonly done: boolean }> {
      try {
        const [newest] = (await listManifests(shelf)).filter(({ kind }) => kind === 'night');
        if (newest?.at.slice(0, 10) === new Date(clock.now()).toISOString().slice(0, 10))
          return { done: true };
        return await inTurn(null, async (turn, isLate) => {
          if (!turn.isMine || jobs.live(turn.restore)) return { done: false };
          const { isDone, kind } = await saveInTurn(null, turn, isLate);
          return { done: isDone && kind === 'night' };
        });
      } catch (error) {
        const reason = error instanceof ApiError ? error.message : String((error as Error).name);
        log({ level: 'error', event: 'backup_failed', reason });
        return { done: true };
      }
    },
  };
}

const NOTHING_YET = { next: 0, of: 1 };

/** Returns the response of a waiting call, with the progress of the others. */
function waitingFor({ save, restore }: Turn, work: string | null): BackupWorkResponse {
  const { next: steps, of } = save ?? restore ?? NOTHING_YET;
  return { phase: 'waiting', steps, of, work };
}

const factsOf = (id: string) => ({ before: null, after: { id } });

/** Names of the counted kinds of keys. */
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
