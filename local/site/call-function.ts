import type { FunctionEntry } from './function-config';
import type { FunctionContext } from './function-context';

/** A function did not respond within its time. */
export class FunctionTimeoutError extends Error {}

/**
 * Calls a function and checks its response, as Netlify's runtime does: none is a 204.
 * @throws FunctionTimeoutError after `timeLimitMs`; TypeError on anything else; what the function throws
 */
export async function callFunction(
  entry: FunctionEntry,
  request: Request,
  context: FunctionContext,
  timeLimitMs: number,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionTimeoutError(`${entry.name} timed out`)), timeLimitMs);
    // A client may be long gone: its function is no reason to stay.
    timer.unref();
  });
  try {
    const call = async () => entry.handler(request, context);
    const response = await Promise.race([call(), timeout]);
    if (response === undefined) return new Response(null, { status: 204 });
    if (response instanceof Response) return response;
    throw new TypeError(`${entry.name} answered with something that is not a Response`);
  } finally {
    clearTimeout(timer);
  }
}
