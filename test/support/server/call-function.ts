import type { Context } from '@netlify/functions';
import type { Handler } from '../../../functions/core/http/respond';

export interface Call {
  readonly response: Response;
  /** Background work, which the platform waits for before it freezes an instance. */
  readonly background: Promise<unknown>;
}

/**
 * Calls a function like the platform, at an address of this site, for a client at the network address `ip`; `params` are the
 * named parts of the path.
 */
export async function callFunction(
  handler: Handler,
  path: string,
  init?: RequestInit,
  ip = '203.0.113.1',
  params: Record<string, string> = {},
): Promise<Call> {
  const background: Promise<unknown>[] = [];
  const context = { ip, params, waitUntil: (promise: Promise<unknown>) => void background.push(promise) };
  const request = new Request(new URL(path, 'https://spawnpoint.example'), init);
  const response = await handler(request, context as Context);
  return { response, background: Promise.all(background) };
}
