import { environment } from '../env/environment';
import { writeLog } from '../log';
import type { CurrentRequest } from '../request';

/** The trigger of a function: an outside call, or its schedule. */
export type Occasion = 'call' | 'run';

/** Path at which the platform calls a scheduled function; the function's name is the project's own. */
const SCHEDULED_PATH = /^\/\.netlify\/functions\/([\w-]+)$/;

/**
 * Writes one line for each call and each scheduled run: its route, status and duration in milliseconds. The route is the declared
 * one, because the address itself may identify a person. Does nothing where the environment disables these lines.
 */
export function logCall(
  occasion: Occasion,
  { method, url }: Request,
  { route }: Pick<CurrentRequest, 'route'>,
  { status }: Response,
  ms: number,
): void {
  if (!environment.logsCalls) return;
  const took = { status, ms: Math.round(ms) };
  const level = status >= 500 ? 'error' : 'info';
  if (occasion === 'call') return writeLog({ level, event: 'call', route, method, ...took });
  const [, job = null] = SCHEDULED_PATH.exec(new URL(url).pathname) ?? [];
  writeLog({ level, event: 'run', job, ...took });
}
