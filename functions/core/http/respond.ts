import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { ApiError } from '../errors/api-error';
import { UnavailableError } from '../errors/unavailable-error';
import { runRequest } from '../request';
import type { UsageBook } from '../usage/usage-book';
import { errorResponse } from './error-response';
import { logFault } from './log-fault';
import { createOutageLog } from './log-outage';
import { secure } from './security-headers';

/** Responds to requests. What it throws becomes an error response. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** After so many seconds a retry makes sense when something that the site needs is unavailable. */
const UNAVAILABLE_SECONDS = 10;

const logOutage = createOutageLog();

/**
 * A function for the platform around a handler, with the security headers and, for HEAD, without a body. An `ApiError` becomes
 * a response in the contract's shape, `UnavailableError` a 503 with `Retry-After`; anything else that is thrown, a 500
 * without detail. With a book, what the call uses is counted.
 */
export function respond(handler: Handler, usage?: UsageBook): Handler {
  return async (request, context) => {
    const beganAt = Date.now();
    const id = context.requestId || randomUUID();
    const current = { id, audited: [], userId: null };
    const response = secure(await runRequest(current, () => handle(handler, request, context)));
    if (usage) context.waitUntil(usage.afterCall(beganAt));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
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
