import { environment } from '../env/environment';
import { writeLog } from '../log';
import type { CurrentRequest } from '../request';

/** What a function was woken by: a call from outside, or its schedule. */
export type Occasion = 'call' | 'run';

/** Of a scheduled function the platform calls this path; its name is the project's own. */
const SCHEDULED_PATH = /^\/\.netlify\/functions\/([\w-]+)$/;

/**
 * Writes one line for each call and each scheduled run: which route, its status and how long it took, in milliseconds. The
 * route is the declared one, since the address itself may say who somebody is. Nothing where the environment wants no such lines.
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
