import type { Context } from '@netlify/functions';
import { signedOut } from '../../accounts/account-refusals';
import { Refusal } from '../errors/refusal';
import type { Caller, Sessions } from '../../accounts/sessions';
import type { Handler } from '../http/endpoint';

/** Answers a request of somebody who is signed in. */
export type CallerHandler = (
  caller: Caller,
  request: Request,
  context: Context,
) => Response | Promise<Response>;

/**
 * Around a handler for people who are signed in: only `Authorization: Bearer` says who they are, cookies never do.
 * Without a good token, 401.
 */
export function withCaller(sessions: Pick<Sessions, 'recognise'>, handler: CallerHandler): Handler {
  return async (request, context) => handler(await callerOf(sessions, request), request, context);
}

/**
 * Who sends a request, by its bearer.
 * @throws Refusal `unauthenticated` without a good one
 */
export async function callerOf(sessions: Pick<Sessions, 'recognise'>, request: Request): Promise<Caller> {
  const token = bearerOf(request);
  const caller = token === undefined ? null : await sessions.recognise(token);
  if (!caller) throw signedOut();
  return caller;
}

/** The token of `Authorization: Bearer`. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** As {@link withCaller}, for admins alone: to others, 403. The role is the one that the account has now. */
export function withAdmin(sessions: Pick<Sessions, 'recognise'>, handler: CallerHandler): Handler {
  return withCaller(sessions, (caller, request, context) => {
    if (caller.user.role !== 'admin') throw new Refusal('forbidden', 'Only admins may do this.');
    return handler(caller, request, context);
  });
}
