import type { ContactService } from './contact';
import { writeLog } from '../core/log';
import type { Handler } from '../core/http/endpoint';

/** A scheduled run: forwards the messages that wait. Failures go to the log as numbers. */
export function deliverMessages(service: ContactService): Handler {
  return async () => {
    const report = await service.deliverDue();
    if (report.postponed + report.failed > 0) {
      writeLog({ level: 'warn', event: 'contact_forwarding', ...report });
    }
    return new Response(null, { status: 204 });
  };
}
