import type { Context } from '@netlify/functions';
import { Refusal } from '../errors/refusal';
import { Unavailable } from '../errors/unavailable';
import { ApiError, errorResponse } from './api-error';
import { logFault } from './log-fault';
import { secure } from './security-headers';

/** Answers one method of one path. What it throws becomes an error answer. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** After so many seconds a retry makes sense when something that the site needs does not answer. */
const UNAVAILABLE_SECONDS = 10;

/**
 * A function that answers the given methods, HEAD and OPTIONS with them, and any other with 405 and `Allow`.
 * A `Refusal` is answered in the contract's shape, `Unavailable` as a 503 with `Retry-After`; anything else that is
 * thrown, as a 500 without detail.
 */
export function endpoint(handlers: Partial<Record<Method, Handler>>): Handler {
  const methods = METHODS.filter((method) => handlers[method]);
  const allow = [
    ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    'OPTIONS',
  ].join(', ');
  const withAllow = (response: Response) => {
    response.headers.set('Allow', allow);
    return response;
  };
  return anyMethod((request, context) => {
    if (request.method === 'OPTIONS') {
      return withAllow(new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } }));
    }
    const served = request.method === 'HEAD' ? 'GET' : request.method;
    const method = methods.find((candidate) => candidate === served);
    const handler = method && handlers[method];
    if (handler) return handler(request, context);
    return withAllow(errorResponse(new ApiError('method_not_allowed', `This path takes ${allow}.`)));
  });
}

/** A function that answers every method with the same handler, and HEAD without a body. */
export function anyMethod(handler: Handler): Handler {
  return async (request, context) => {
    const response = secure(await handle(handler, request, context));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function handle(handler: Handler, request: Request, context: Context): Promise<Response> {
  try {
    return await handler(request, context);
  } catch (fault) {
    if (fault instanceof Refusal) return errorResponse(fault);
    if (fault instanceof Unavailable) {
      const message = 'This cannot be done at the moment. Please try again soon.';
      return errorResponse(new ApiError('unavailable', message, { retryAfter: UNAVAILABLE_SECONDS }));
    }
    logFault(request, fault);
    return errorResponse(new ApiError('internal', 'Something went wrong on our side.'));
  }
}
