import type { ContactService } from '../services/contact';
import type { Handler } from './endpoint';

/** A scheduled run: forwards the messages that wait. Failures go to the log as numbers. */
export function deliverMessages(service: ContactService): Handler {
  return async () => {
    const report = await service.deliverDue();
    if (report.postponed + report.failed > 0) {
      process.stderr.write(`${JSON.stringify({ level: 'warn', event: 'contact_forwarding', ...report })}\n`);
    }
    return new Response(null, { status: 204 });
  };
}
