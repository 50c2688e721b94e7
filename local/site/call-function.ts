import type { FunctionEntry } from './function-config';
import type { FunctionContext } from './function-context';

export class FunctionTimeoutError extends Error {}

/**
 * Calls a function and checks its response, like Netlify's runtime: no response is a 204.
 * @throws FunctionTimeoutError after `timeLimitMs`; TypeError for an invalid response; the function's own error
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
    // The client may be long gone: its function must not keep the process alive.
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
