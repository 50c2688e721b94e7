import { SERVER_IDS } from '../fixtures/tracked-servers';

/** For functions that look up the status on the way: game servers on a port of this machine where nobody listens. */
export const NO_GAME_SERVERS: Readonly<Record<string, string>> = {
  STATUS_SOURCES: 'ping',
  ...Object.fromEntries(SERVER_IDS.map((id) => [`SERVER_${id.toUpperCase()}`, '127.0.0.1:1'])),
};

/** Of a run on a machine without game servers and without a place for backups. */
const EXPECTED = ['server_offline', 'backup_failed'];

/** The lines that were written to the log; that a machine for tests has no game servers and no place for backups is left out. */
export const linesIn = (written: readonly (readonly unknown[])[]): Record<string, unknown>[] =>
  written
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => !EXPECTED.includes(String(event)));
