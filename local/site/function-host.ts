import type { IncomingMessage, ServerResponse } from 'node:http';
import { callFunction, FunctionTimeoutError } from './call-function';
import { createFunctionContext, type PendingWork } from './function-context';
import type { FunctionMatch } from './functions';
import { BODY_LIMIT, BodyTooLargeError, clientAddress, readBody, requestHeaders } from './node-request';
import { sendError, sendResponse, sendText } from './node-response';

/** Netlify's limit on the time of a function that responds to a request, in milliseconds. */
export const SYNCHRONOUS_LIMIT_MS = 60_000;

function sendFailure(res: ServerResponse, error: unknown): void {
  // The client has left, or the function failed after it began to respond: nothing more can be sent.
  if (res.destroyed) return;
  if (res.headersSent) {
    res.destroy();
  } else if (error instanceof BodyTooLargeError) {
    const message = `The body may have ${String(BODY_LIMIT / 1_024)} KiB at most.`;
    sendError(res, 'too_large', message, { Connection: 'close' });
  } else {
    console.error(error);
    if (error instanceof FunctionTimeoutError) sendText(res, 504, 'Gateway Timeout');
    else sendText(res, 500, 'Internal Server Error');
  }
}

/** Passes a request to a function and sends its response; the request's signal aborts when the client leaves. */
export async function serveFunction(
  req: IncomingMessage,
  res: ServerResponse,
  {
    match,
    url,
    pendingWork,
    timeLimitMs,
  }: {
    match: FunctionMatch;
    url: URL;
    pendingWork: PendingWork;
    timeLimitMs: number;
  },
): Promise<void> {
  const departure = new AbortController();
  res.once('close', () => departure.abort());
  try {
    const context = createFunctionContext({ url, ip: clientAddress(req), params: match.params, pendingWork });
    const headers = requestHeaders(req);
    headers.set('x-nf-client-connection-ip', context.ip);
    headers.set('x-nf-request-id', context.requestId);
    const request = new Request(url, {
      method: req.method ?? 'GET',
      headers,
      body: await readBody(req),
      signal: departure.signal,
    });
    await sendResponse(req, res, await callFunction(match.entry, request, context, timeLimitMs));
  } catch (error) {
    sendFailure(res, error);
  }
}
