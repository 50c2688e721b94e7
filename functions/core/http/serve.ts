import { URLPattern } from 'node:url';
import type { Context } from '@netlify/functions';
import { ERROR_STATUS } from '@/contract/errors';
import { API_BASE } from '@/contract/paths';
import type { Gate } from '../auth/access';
import { ApiError } from '../errors/api-error';
import { networkOf } from '../limits/network';
import type { Leftovers } from '../outbox/leftovers';
import { currentRequest } from '../request';
import { errorResponse } from './error-response';
import { type Handler, respond } from './respond';
import { METHODS, type PathParams, type Route } from './route';

/** A function for the platform that tells what it serves. */
export interface ServedFunction extends Handler {
  readonly routes: readonly Route[];
}

/**
 * A function that serves these routes, HEAD and OPTIONS with them, and refuses any other method of their paths with 405 and
 * `Allow`. Where two paths fit, the one without named parts wins.
 * @param leftovers what the first call has delivered after its response
 * @param base what stands before their paths
 */
export function serve(
  routes: readonly Route[],
  gate: Gate,
  leftovers?: Leftovers,
  base: string = API_BASE,
): ServedFunction {
  const served = servedPaths(routes, base);
  const answer: Handler = (request, context) => {
    const { pathname } = new URL(request.url);
    for (const { path, match, routes: candidates, allow } of served) {
      const params = match(pathname);
      if (params === null) continue;
      const current = currentRequest();
      if (current) current.route = path;
      if (request.method === 'OPTIONS') {
        const headers = { 'Cache-Control': 'no-store', Allow: allow };
        return new Response(null, { status: 204, headers });
      }
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const found = candidates.find((candidate) => candidate.method === method);
      if (!found) return methodNotAllowed(allow);
      return watched(found, gate, context, () => found.run(gate, request, context, params));
    }
    throw new ApiError('not_found', 'There is nothing at this path.');
  };
  const handler = respond(answer, { usage: gate.usage, leftovers });
  return Object.assign(handler, { routes });
}

/** Logs who was refused what, by role or by limit, and counts the commands of an account's call against its network. */
async function watched(
  { method, path }: Route,
  { securityLog, commands }: Gate,
  { ip }: Context,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run();
  } catch (fault) {
    const status = fault instanceof ApiError ? ERROR_STATUS[fault.code] : null;
    if (fault instanceof ApiError && (status === 403 || status === 429)) {
      const event = status === 403 ? 'refused' : 'rate_limited';
      securityLog(event, { network: await networkOf(ip) }, { method, path, code: fault.code });
    }
    throw fault;
  } finally {
    const current = currentRequest();
    // Desks read long lists: what staff may do is bounded by account alone.
    if (current?.account?.role === 'user') commands.take(await networkOf(ip), current.commands);
  }
}

function servedPaths(routes: readonly Route[], base: string) {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return [...byPath]
    .toSorted(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
    .map(([path, ofPath]) => ({
      path,
      match: matcher(base + path),
      routes: ofPath,
      allow: allowOf(ofPath),
    }));
}

/**
 * Gives the named parts of a path when it is this one, else null. Compares as the platform does: in whatever case, with or
 * without a slash at the end.
 */
function matcher(path: string) {
  const pattern = new URLPattern({ pathname: path }, { ignoreCase: true });
  return (pathname: string): PathParams | null => {
    const found = pattern.exec({ pathname: pathname.replace(/\/$/, '') });
    if (!found) return null;
    const groups = Object.entries(found.pathname.groups);
    return Object.fromEntries(groups.map(([name, value]) => [name, value ?? '']));
  };
}

function allowOf(routes: readonly Route[]): string {
  const methods = METHODS.filter((method) => routes.some((candidate) => candidate.method === method));
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  );
}

function methodNotAllowed(allow: string): Response {
  const response = errorResponse(new ApiError('method_not_allowed', `This path takes ${allow}.`));
  response.headers.set('Allow', allow);
  return response;
}
