import { writeLog } from '../log';

/**
 * Writes an unknown fault to the function's log: what kind it was and where, by stack frames.
 * Its message stays out: clients of databases and webhooks put whole commands and secret addresses into theirs.
 */
export function logFault(request: Request, fault: unknown): void {
  const { method, url } = request;
  const [name, stack] = fault instanceof Error ? [fault.name, fault.stack ?? ''] : [typeof fault, ''];
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  writeLog({ level: 'error', event: 'fault', method, path: new URL(url).pathname, fault: name, frames });
}
