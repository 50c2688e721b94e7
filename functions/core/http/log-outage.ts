import { writeLog } from '../log';

/** An outage fails every call, so one line a minute is enough to notice it. */
const PAUSE_MS = 60_000;

/**
 * Writes to the function's log that a service which a request needed, such as the database, was unavailable. Logs the kind of
 * error, without its message, at most once a minute per instance.
 */
export function createOutageLog(now: () => number = Date.now) {
  let quietUntil = -Infinity;
  return ({ method, url }: Request, { name }: Error): void => {
    if (now() < quietUntil) return;
    quietUntil = now() + PAUSE_MS;
    writeLog({ level: 'error', event: 'unavailable', method, path: new URL(url).pathname, fault: name });
  };
}
