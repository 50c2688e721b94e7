import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      calls.push({ method: request.method ?? '', path: request.url ?? '', body });
      const { answer } = service;
      if (typeof answer === 'function') answer(response);
      else response.end(answer);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const service: VoteService = {
    url: `http://127.0.0.1:${String(port)}`,
    calls,
    answer: '',
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
