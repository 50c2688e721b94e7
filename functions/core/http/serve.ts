// Decision record: docs/decisions/0007-functions-and-routes.md
import { URLPattern } from 'node:url';
import type { Context } from '@netlify/functions';
import { ERROR_STATUS } from '@/contract/errors';
import type { OptionalSubject } from '@/contract/network/subjects';
import { API_BASE } from '@/contract/paths';
import { hasSubject } from '@/lib/subjects';
import type { AuthContext } from '../auth/access';
import { ApiError } from '../errors/api-error';
import { networkOf } from '../limits/network';
import type { Leftovers } from '../outbox/leftovers';
import { currentRequest } from '../request';
import { errorResponse } from './error-response';
import { type Handler, respond } from './respond';
import { METHODS, type PathParams, type Route } from './route';

const isCall = ({ url }: Request): boolean => new URL(url).pathname.toLowerCase().startsWith(`${API_BASE}/`);

/** Combines the API's calls and the files beside them, which the API's document omits, in one function. */
export function callsAndFiles(calls: ReturnType<typeof serve>, files: Handler) {
  const handler: Handler = (request, context) =>
    isCall(request) ? calls(request, context) : files(request, context);
  return Object.assign(handler, { routes: calls.routes });
}

/** Returns a subject's routes. A network without the subject gets none, so their paths are answered like unknown ones. */
export const ofSubject = (subject: OptionalSubject, routes: readonly Route[]): readonly Route[] =>
  hasSubject(subject) ? routes : [];

/** A function for the platform that lists its routes. */
export interface ServedFunction extends Handler {
  readonly routes: readonly Route[];
}

/**
 * Returns a function that serves these routes, with HEAD and OPTIONS. Other methods of their paths get 405 and `Allow`. If two
 * paths match, the one without named parts wins.
 * @param leftovers delivered after the first response
 * @param base prefix of their paths
 */
export function serve(
  routes: readonly Route[],
  authContext: AuthContext,
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
      if (current) current.isView = method === 'GET' && found.auth.includes('public');
      return watched(found, authContext, context, () => found.run(authContext, request, context, params));
    }
    throw new ApiError('not_found', 'This path does not exist.');
  };
  const handler = respond(answer, { usage: authContext.usage, leftovers });
  return Object.assign(handler, { routes });
}

/** Logs refused calls, by role or by limit, and counts the commands of an account's call against its client subnet. */
async function watched(
  { method, path }: Route,
  { securityLog, commands }: AuthContext,
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
    // Desks read long lists, so staff are bounded by account alone.
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
 * Returns a function that gives the named parts of a matching path, else null. It compares like the platform: in any case, with
 * or without a slash at the end.
 */
function matcher(path: string) {
  const pattern = new URLPattern({ pathname: path }, { ignoreCase: true });
  return (pathname: string): PathParams | null => {
    const found = pattern.exec({ pathname: pathname.replace(/(?<=.)\/$/, '') });
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
  const response = errorResponse(new ApiError('method_not_allowed', `This path accepts ${allow}.`));
  response.headers.set('Allow', allow);
  return response;
}
