import { callFunction } from '../../../test/support/server/call-function';
import { type Bill, sizeOf } from './bill';
import { type Answer, createCdn } from './cdn';
import type { DeployedFunction } from './instances';

export interface Call {
  /** Method and path: `POST /api/applications`. */
  what: string;
  /** Body, sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** IP address of the caller. */
  ip?: string;
}

export type SimulatedSite = ReturnType<typeof createSimulatedSite>;

/** Creates the site as visitors and game servers see it, behind the CDN. All costs are billed by cause. */
export function createSimulatedSite(
  functions: readonly DeployedFunction[],
  bill: Bill,
  clock: { now(): number },
) {
  const cdn = createCdn(clock);

  async function answerOf(name: DeployedFunction, target: string, init: RequestInit, ip?: string) {
    const { pathname } = new URL(target, 'https://spawnpoint.example');
    const params = name.routes.find(({ matches }) => matches(pathname.toLowerCase()))?.params(pathname);
    const { response, background } = await callFunction(name.handler(), target, init, ip, params);
    const { status, headers } = response;
    const text = await response.text();
    const answer: Answer = { status, headers, text, bytes: sizeOf(headers, text) };
    await background;
    return answer;
  }

  return {
    /**
     * @returns the body
     * @throws if the answer is not a success, whose cost would differ
     */
    async call(cause: string, { what, body, headers = {}, ip }: Call): Promise<unknown> {
      const [method = '', target = ''] = what.split(' ');
      const { pathname } = new URL(target, 'https://spawnpoint.example');
      const called = functions.find(({ routes }) =>
        routes.some(({ matches }) => matches(pathname.toLowerCase())),
      );
      if (!called) throw new Error(`No function answers ${what}.`);
      const init: RequestInit = {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const run = () => bill.run(cause, () => answerOf(called, target, init, ip));
      const answer = method === 'GET' ? await cdn.get(target, run) : await run();
      if (answer.status >= 400) throw new Error(`${what}: ${String(answer.status)} ${answer.text}`);
      bill.add(cause, { requests: 1, bytes: answer.bytes });
      return answer.text === '' ? null : JSON.parse(answer.text);
    },

    /** Opens a page: bills the function that gives its document, unless the CDN has a copy. Its request is among those for files. */
    async open(cause: string, page: string): Promise<void> {
      const documents = functions.find(({ name }) => name === 'documents');
      if (!documents) throw new Error('No function gives documents.');
      const { status } = await cdn.get(page, () => bill.run(cause, () => answerOf(documents, page, {})));
      if (status >= 400) throw new Error(`GET ${page}: ${String(status)}`);
    },

    /** Runs the schedule once. */
    async upkeep(cause: string): Promise<void> {
      const upkeep = functions.find(({ name }) => name === 'upkeep');
      if (!upkeep) throw new Error('There is no schedule.');
      const { status } = await bill.run(cause, () => answerOf(upkeep, '/', { method: 'POST' }));
      if (status >= 400) throw new Error(`The upkeep failed with ${String(status)}.`);
      bill.add(cause, { requests: 1 });
    },
  };
}
