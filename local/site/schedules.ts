import { Cron } from 'croner';
import { callFunction } from './call-function';
import type { FunctionEntry } from './function-config';
import { createFunctionContext, type PendingWork } from './function-context';

/** Netlify's limit on the time of a scheduled function, in milliseconds. */
const SCHEDULED_LIMIT_MS = 30_000;

/**
 * Runs each scheduled function at its times (UTC) with the request that Netlify sends. Returns a function that stops them.
 * @throws on an invalid cron expression
 */
export function startSchedules(
  entries: FunctionEntry[],
  {
    origin,
    pendingWork,
    onError,
  }: {
    origin: string;
    pendingWork: PendingWork;
    onError: (error: unknown) => void;
  },
): () => void {
  const jobs = entries.flatMap((entry) => {
    if (entry.schedule === undefined) return [];
    const run = async (job: Cron) => {
      const url = new URL(`/.netlify/functions/${entry.name}`, origin);
      const context = createFunctionContext({ url, ip: '127.0.0.1', params: {}, pendingWork });
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: job.nextRun()?.toISOString() }),
      });
      await callFunction(entry, request, context, SCHEDULED_LIMIT_MS);
    };
    return [
      new Cron(entry.schedule, { timezone: 'UTC', mode: '5-part', unref: true }, (job: Cron) =>
        pendingWork.add(run(job).catch(onError)),
      ),
    ];
  });
  return () => jobs.forEach((job) => job.stop());
}
