import { writeLog } from '../log';

/** An outage fails every call: one line a minute is enough to notice it. */
const PAUSE_MS = 60_000;

/**
 * Writes to the function's log that something was unavailable which a request needed, such as the database: which kind of
 * error said so, without its message. Once a minute for an instance.
 */
export function createOutageLog(now: () => number = Date.now) {
  let quietUntil = -Infinity;
  return ({ method, url }: Request, { name }: Error): void => {
    if (now() < quietUntil) return;
    quietUntil = now() + PAUSE_MS;
    writeLog({ level: 'error', event: 'unavailable', method, path: new URL(url).pathname, fault: name });
  };
}
