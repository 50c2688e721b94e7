import { type LogEntry, writeLog } from '../log';
import { noContent } from './no-content';
import { type Handler, respond } from './respond';

/** A function that the platform runs on a schedule. What a run returns goes to the log, unless it is null. */
export function schedule(run: () => Promise<LogEntry | null>): Handler {
  return respond(
    async () => {
      const report = await run();
      if (report) writeLog(report);
      return noContent();
    },
    { occasion: 'run' },
  );
}
