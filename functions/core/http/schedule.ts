import { type LogEntry, writeLog } from '../log';
import { noContent } from './answers';
import { type Handler, respond } from './respond';

/** Wraps a run as a function that the platform calls on a schedule. A run's result goes to the log, unless it is null. */
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
