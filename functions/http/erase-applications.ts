import type { ErasureReport } from '../services/application-erasure';
import type { Handler } from './endpoint';

/** A scheduled run: erases what has been kept for long enough. What it did goes to the log as numbers. */
export function eraseApplications(run: () => Promise<ErasureReport>): Handler {
  return async () => {
    const report = await run();
    if (report.erased + report.released > 0) {
      process.stderr.write(`${JSON.stringify({ level: 'info', event: 'applications_erased', ...report })}\n`);
    }
    return new Response(null, { status: 204 });
  };
}
