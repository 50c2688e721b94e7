import { SERVER_IDS } from '../fixtures/tracked-servers';

/** Points game servers to a port of this machine without a listener, for functions that poll the status incidentally. */
export const NO_GAME_SERVERS: Readonly<Record<string, string>> = {
  STATUS_SOURCES: 'ping',
  ...Object.fromEntries(SERVER_IDS.map((id) => [`SERVER_${id.toUpperCase()}`, '127.0.0.1:1'])),
};

/** Expected on a machine without game servers and without a backup location. */
const EXPECTED = ['server_offline', 'backup_failed'];

/** Returns the log lines, except those expected on a test machine without game servers and without a backup location. */
export const linesIn = (written: readonly (readonly unknown[])[]): Record<string, unknown>[] =>
  written
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => !EXPECTED.includes(String(event)));
