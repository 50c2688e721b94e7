import { existsSync } from 'node:fs';
import { hasErrorCode } from '@/lib/error-code';

const DEFAULT_PORT = 8888;

/** Returns the port of the variable `PORT`; 8888 by default. @throws Error if it is not a port */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) throw new Error(`PORT must be a number from 1 to 65535, not "${value}".`);
  return port;
}

/** Sets the variables of `.env`, if it exists; variables that are already set stay. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Returns the failure in one line, for the user who started the site. */
export function startFailure(error: unknown, port: number): string {
  if (hasErrorCode(error, 'EADDRINUSE')) {
    return `Port ${port} is taken by another program. PORT=<number> chooses another one.`;
  }
  return error instanceof Error ? error.message : String(error);
}
