import type { Context } from '@netlify/functions';
import { ApiError, errorResponse } from './api-error';
import { logFault } from './log-fault';
import { secure } from './security-headers';

/** Answers one method of one path. What it throws becomes an error answer. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/**
 * A function that answers the given methods, HEAD and OPTIONS with them, and any other with 405 and `Allow`.
 * An `ApiError` is answered in the contract's shape; anything else that is thrown, as a 500 without detail.
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
    if (fault instanceof ApiError) return errorResponse(fault);
    logFault(request, fault);
    return errorResponse(new ApiError('internal', 'Something went wrong on our side.'));
  }
}
