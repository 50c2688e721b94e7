import * as v from 'valibot';
import { ERROR_STATUS, type ErrorCode, errorResponseSchema } from '@/contract/errors';
import type { Route } from '../../../functions/core/http/route';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

function hasErrorShape(status: number, body: unknown): boolean {
  if (!v.is(errorResponseSchema, body)) return false;
  const { code } = body.error;
  return isErrorCode(code) && ERROR_STATUS[code] === status;
}

/** Header required with a status, whatever the request. */
const GOES_WITH: Readonly<Record<number, string>> = { 405: 'Allow', 429: 'Retry-After', 503: 'Retry-After' };

/**
 * Validates an answer against what its route declares. Other methods of its path, and files, are declared by no route; of those
 * only the headers are checked.
 * @throws Error with the location of a violation
 */
export function checkResponse(
  call: string,
  route: Route | undefined,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): void {
  const name = GOES_WITH[status];
  if (name !== undefined && !headers.has(name))
    throw new Error(`${call} has no ${name}, as ${String(status)}`);
  if (!route || (status >= 400 && hasErrorShape(status, body))) return;
  const schema = route.gives[status];
  if (schema === undefined)
    throw new Error(`${call} answered with status ${String(status)}: ${JSON.stringify(body)}`);
  if (schema === 'file') return;
  const issues = v.safeParse(schema ?? v.null(), body).issues;
  if (issues) throw new Error(`${call} is not what the contract says: ${JSON.stringify(v.flatten(issues))}`);
}
