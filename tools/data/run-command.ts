import { type BackupStore, type Counts, createBackupStore } from '../../functions/backup/store/backup-store';
import { openDatabase } from '../../functions/core/database/database';
import { UnavailableError } from '../../functions/core/errors/unavailable-error';
import { loadEnvironmentFile } from '../../local/start-options';
import { stopSignal } from '../../local/stop-signals';
import { openTerminal } from '../admin/terminal';
import { withDatabase } from '../admin/with-database';
import type { Work } from './export-data';

/** Time limit: a large database packs all of its data in one command. */
const COMMAND_MS = 120_000;

/** Exit codes for a failure, for wrong usage, and for Ctrl-C. */
export const EXIT = { failed: 1, usage: 2, stopped: 130 } as const;

export class UsageError extends Error {}
class StoppedError extends Error {}

/** Runs a command on the database in the variables, or else on this machine's data. Sets the exit code. */
export async function runCommand(
  help: string,
  run: (onStore: <T>(work: (store: BackupStore, steps: Work) => Promise<T>) => Promise<T>) => Promise<void>,
): Promise<void> {
  const stop = stopSignal();
  const check = () => {
    if (stop.aborted) throw new StoppedError();
  };
  try {
    loadEnvironmentFile();
    await run((work) =>
      withDatabase(process.env, (address) =>
        work(createBackupStore(openDatabase(address, COMMAND_MS)), { check, onProgress }),
      ),
    );
  } catch (error) {
    process.exitCode = explain(error, help);
  }
}

function explain(error: unknown, help: string): number {
  if (error instanceof StoppedError) {
    console.error('\nStopped. Run the same command again to go on.');
    return EXIT.stopped;
  }
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${help}`);
    return EXIT.usage;
  }
  if (error instanceof UnavailableError) {
    console.error('The database does not answer, or refuses: see UPSTASH_REDIS_REST_URL and its token.');
    return EXIT.failed;
  }
  console.error(error instanceof Error ? error.message : String(error));
  return EXIT.failed;
}

/** Rewrites one line at a terminal; prints nothing to a log. */
function onProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${String(done)} of ${String(total)} parts`);
  if (process.stderr.isTTY && done === total) process.stderr.write('\n');
}

/** Describes counts: `12 account:users, 3 application:record:*`. */
export const describeCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${String(count)} ${kind.slice(kind.indexOf('/') + 1)}`)
    .join(', ') || 'nothing';

/** Reads the passphrase from BACKUP_PASSPHRASE, or asks for it; null without a terminal. An argument would be visible to other users. */
export async function readPassphrase(question: string, isNew: boolean): Promise<string | null> {
  // Trimmed, like in functions.
  const given = process.env['BACKUP_PASSPHRASE']?.trim();
  if (given) return given;
  if (!process.stdin.isTTY) return null;
  const terminal = openTerminal();
  try {
    const typed = await terminal.askSecretly(question);
    if (isNew && typed !== '' && (await terminal.askSecretly('Once more: ')) !== typed) {
      throw new Error('These are two different passphrases.');
    }
    return typed === '' ? null : typed;
  } finally {
    terminal.close();
  }
}
