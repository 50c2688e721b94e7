import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../local/site/listen';

export interface VoteServiceCall {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly body: string;
}

/** Response of the service: a text with 200, or a function that writes it. */
type Answer = string | ((response: ServerResponse) => void);

export interface VoteService {
  readonly url: string;
  /** Calls received, oldest first. */
  readonly calls: VoteServiceCall[];
  /** Response from now on. */
  answer: Answer;
  stop(): Promise<void>;
}

/** Starts a listing site that responds with `answer`. */
export async function startVoteService(): Promise<VoteService> {
  const calls: VoteServiceCall[] = [];
  const { url, close } = await serveLocally((request, response) => {
    void bodyOf(request).then((body) => {
      calls.push({ method: request.method ?? '', path: request.url ?? '', body });
      const { answer } = service;
      if (typeof answer === 'function') answer(response);
      else response.end(answer);
    });
  });
  const service: VoteService = {
    url,
    calls,
    answer: '',
    stop: close,
  };
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
