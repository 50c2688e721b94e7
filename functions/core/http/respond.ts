import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { REQUEST_ID_HEADER } from '@/contract/errors';
import { fastDatabase } from '../database/shared';
import { ApiError } from '../errors/api-error';
import { UnavailableError } from '../errors/unavailable-error';
import { createFailureNotes } from '../failures/failure-notes';
import { writeLog } from '../log';
import type { Leftovers } from '../outbox/leftovers';
import { type CurrentRequest, runRequest } from '../request';
import { systemClock } from '../time/clock';
import type { UsageBook } from '../usage/usage-book';
import { errorResponse } from './error-response';
import { logCall, type Occasion } from './log-call';
import { createOutageLog } from './log-outage';
import { secure } from './security-headers';

/**
 * Writes an unknown fault to the function's log: its kind and its stack frames. The message is left out: clients of databases and
 * webhooks include whole commands and secret addresses in theirs.
 */
function logFault(request: Request, fault: unknown): void {
  const { method, url } = request;
  const [name, stack] = fault instanceof Error ? [fault.name, fault.stack ?? ''] : [typeof fault, ''];
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  writeLog({ level: 'error', event: 'fault', method, path: new URL(url).pathname, fault: name, frames });
}

/** Responds to requests. A thrown error becomes an error response. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** Seconds before a retry, while a service that the site needs is unavailable. */
const UNAVAILABLE_SECONDS = 10;

const failures = createFailureNotes(fastDatabase, systemClock);
const logOutage = createOutageLog();

export interface RespondOptions {
  readonly occasion?: Occasion;
  readonly usage?: UsageBook | undefined;
  /** Deliveries that the instance makes after its first response. */
  readonly leftovers?: Leftovers | undefined;
}

/**
 * Wraps a handler as a function for the platform. It adds the security headers and the request's id, and for HEAD drops the body.
 * An `ApiError` becomes a response in the contract's shape, `UnavailableError` a 503 with `Retry-After`. Any other error becomes
 * a 500 without detail.
 */
export function respond(handler: Handler, options: RespondOptions = {}): Handler {
  const { occasion = 'call' } = options;
  return async (request, context) => {
    const id = context.requestId || randomUUID();
    const current: CurrentRequest = {
      id,
      audited: [],
      account: null,
      commands: 0,
      route: null,
      isView: false,
      noteFailure: (service, reason) => context.waitUntil(failures.note(service, reason)),
    };
    const startedAt = performance.now();
    const response = await runRequest(current, async () => {
      const answer = secure(await handle(handler, request, context));
      const ms = performance.now() - startedAt;
      logCall(occasion, request, current, answer, ms);
      context.waitUntil(goOn(ms, current, options));
      return answer;
    });
    response.headers.set(REQUEST_ID_HEADER, id);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Runs after a response. Never rejects. */
async function goOn(
  ms: number,
  { isView }: CurrentRequest,
  { usage, leftovers }: RespondOptions,
): Promise<void> {
  // Usage counts this look, and many instances have no second call.
  const isSomethingLeft = await leftovers?.look();
  await Promise.all([usage?.afterCall(ms, isView), isSomethingLeft && leftovers?.deliver()]);
}

async function handle(handler: Handler, request: Request, context: Context): Promise<Response> {
  try {
    return await handler(request, context);
  } catch (fault) {
    if (fault instanceof ApiError) return errorResponse(fault);
    if (fault instanceof UnavailableError) {
      logOutage(request, fault);
      const message = 'This is not possible at the moment. Please try again soon.';
      return errorResponse(new ApiError('unavailable', message, { retryAfter: UNAVAILABLE_SECONDS }));
    }
    logFault(request, fault);
    return errorResponse(new ApiError('internal', 'Something went wrong on our side.'));
  }
}
