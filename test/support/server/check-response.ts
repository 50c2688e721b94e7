import * as v from 'valibot';
import { ERROR_STATUS, type ErrorCode, errorResponseSchema } from '@/contract/errors';
import { healthResponseSchema } from '@/contract/health';
import { API_BASE } from '@/contract/paths';
import { ROUTES } from './routes';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

function hasErrorShape(status: number, body: unknown): boolean {
  if (!v.is(errorResponseSchema, body)) return false;
  const { code } = body.error;
  return isErrorCode(code) && ERROR_STATUS[code] === status;
}

/** What goes with a status, whatever was asked. */
const GOES_WITH: Readonly<Record<number, string>> = { 405: 'Allow', 429: 'Retry-After', 503: 'Retry-After' };

/**
 * Holds what a route has answered against the contract. Other methods of its path are not looked at.
 * @throws Error when it is something else, and says where
 */
export function checkResponse(
  route: string,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): void {
  const name = GOES_WITH[status];
  if (name !== undefined && !headers.has(name))
    throw new Error(`${route} has no ${name}, as ${String(status)}`);
  const [method, path = ''] = route.split(' ');
  const row = path.startsWith(API_BASE) && ROUTES[`${String(method)} ${path.slice(API_BASE.length)}`];
  if (!row) return;
  const [, , , expected, schema] = row;
  // It leads on, or is what whoever asks has already.
  if ((status === 301 || status === 304) && body === null) return;
  if (status >= 400 && hasErrorShape(status, body)) return;
  // Health has its own words for a site that cannot serve.
  const isSuccess = status === expected || schema === healthResponseSchema;
  if (!isSuccess) throw new Error(`${route} answered with status ${String(status)}: ${JSON.stringify(body)}`);
  const issues = schema && schema !== 'file' ? v.safeParse(schema, body).issues : undefined;
  if (issues) throw new Error(`${route} is not what the contract says: ${JSON.stringify(v.flatten(issues))}`);
}
