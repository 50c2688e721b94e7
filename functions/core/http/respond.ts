import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { REQUEST_ID_HEADER } from '@/contract/errors';
import { fastDatabase } from '../database/shared';
import { ApiError } from '../errors/api-error';
import { UnavailableError } from '../errors/unavailable-error';
import { createFailureNotes } from '../failures/failure-notes';
import type { Leftovers } from '../outbox/leftovers';
import { type CurrentRequest, runRequest } from '../request';
import { systemClock } from '../time/clock';
import type { UsageBook } from '../usage/usage-book';
import { errorResponse } from './error-response';
import { logCall, type Occasion } from './log-call';
import { logFault } from './log-fault';
import { createOutageLog } from './log-outage';
import { secure } from './security-headers';

/** Responds to requests. What it throws becomes an error response. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** After so many seconds a retry makes sense when something that the site needs is unavailable. */
const UNAVAILABLE_SECONDS = 10;

const failures = createFailureNotes(fastDatabase, systemClock);
const logOutage = createOutageLog();

export interface RespondOptions {
  /** What calls it, for the log. */
  readonly occasion?: Occasion;
  /** Where what a call uses is counted. */
  readonly usage?: UsageBook | undefined;
  /** What its instance delivers once it has answered its first call. */
  readonly leftovers?: Leftovers | undefined;
}

/**
 * A function for the platform around a handler, with the security headers, the request's id and, for HEAD, without a body. An
 * `ApiError` becomes a response in the contract's shape, `UnavailableError` a 503 with `Retry-After`; anything else that is thrown, a 500
 * without detail.
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
      noteFailure: (service, reason) => context.waitUntil(failures.note(service, reason)),
    };
    const startedAt = performance.now();
    const response = await runRequest(current, async () => {
      const answer = secure(await handle(handler, request, context));
      const ms = performance.now() - startedAt;
      logCall(occasion, request, current, answer, ms);
      context.waitUntil(goOn(ms, options));
      return answer;
    });
    response.headers.set(REQUEST_ID_HEADER, id);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** What follows a response. Never rejects. */
async function goOn(ms: number, { usage, leftovers }: RespondOptions): Promise<void> {
  // Looked for before what is used is told, since many instances tell once.
  const look = await leftovers?.look();
  await Promise.all([usage?.afterCall(ms, look?.commands), look?.isSomethingLeft && leftovers?.deliver()]);
}

async function handle(handler: Handler, request: Request, context: Context): Promise<Response> {
  try {
    return await handler(request, context);
  } catch (fault) {
    if (fault instanceof ApiError) return errorResponse(fault);
    if (fault instanceof UnavailableError) {
      logOutage(request, fault);
      const message = 'This cannot be done at the moment. Please try again soon.';
      return errorResponse(new ApiError('unavailable', message, { retryAfter: UNAVAILABLE_SECONDS }));
    }
    logFault(request, fault);
    return errorResponse(new ApiError('internal', 'Something went wrong on our side.'));
  }
}
