import { type Handler, respond } from './respond';
import { type LogEntry, writeLog } from '../log';
import { noContent } from './no-content';

/** A function that the platform runs by its schedule. What a run answers goes to the log; null when there is nothing to tell. */
export function schedule(run: () => Promise<LogEntry | null>): Handler {
  return respond(async () => {
    const report = await run();
    if (report) writeLog(report);
    return noContent();
  });
}
