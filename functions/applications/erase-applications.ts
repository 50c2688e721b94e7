import type { ErasureReport } from './application-erasure';
import { writeLog } from '../core/log';
import type { Handler } from '../core/http/endpoint';

/** A scheduled run: erases what has been kept for long enough. What it did goes to the log as numbers. */
export function eraseApplications(run: () => Promise<ErasureReport>): Handler {
  return async () => {
    const report = await run();
    if (report.erased + report.released > 0) {
      writeLog({ level: 'info', event: 'applications_erased', ...report });
    }
    return new Response(null, { status: 204 });
  };
}
