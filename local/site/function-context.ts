import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** Second argument of a local function: Netlify's `Context` without the parts that this project does not use. */
export type FunctionContext = Omit<Context, 'cookies' | 'next' | 'rewrite'>;

/** Work that functions continue after their response. */
export interface PendingWork {
  add(work: Promise<unknown>): void;
  /** Resolves when nothing is pending; never rejects. */
  settled(): Promise<void>;
}

/** @param onError receives the error of rejected work */
export function createPendingWork(onError: (error: unknown) => void): PendingWork {
  const pending = new Set<Promise<unknown>>();
  return {
    add(work) {
      const tracked = work.catch(onError).finally(() => pending.delete(tracked));
      pending.add(tracked);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

export function createFunctionContext(call: {
  url: URL;
  ip: string;
  params: Record<string, string>;
  pendingWork: PendingWork;
}): FunctionContext {
  return {
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: true },
    geo: {},
    ip: call.ip,
    json: (body) => Response.json(body),
    log: (...values: unknown[]) => console.log(...values),
    params: call.params,
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: call.url.origin },
    url: call.url,
    waitUntil: (work) => call.pendingWork.add(work),
  };
}
