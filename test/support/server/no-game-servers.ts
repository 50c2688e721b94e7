import { SERVER_IDS } from '@/content/servers';

/** For functions that look up the status on the way: game servers on a port of this machine where nobody listens. */
export const NO_GAME_SERVERS: Readonly<Record<string, string>> = {
  STATUS_SOURCES: 'ping',
  ...Object.fromEntries(SERVER_IDS.map((id) => [`SERVER_${id.toUpperCase()}`, '127.0.0.1:1'])),
};

/** The lines that were written to the log; that there are no game servers is left out. */
export const linesIn = (written: readonly (readonly unknown[])[]): Record<string, unknown>[] =>
  written
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => event !== 'server_offline');
