// Decision record: docs/decisions/0007-functions-and-routes.md
import type { Context } from '@netlify/functions';
import type { GenericSchema } from 'valibot';
import type { Schema } from 'yup';
import type { ErrorCode } from '@/contract/errors';
import type { RoutePath } from '@/contract/paths';
import {
  type Access,
  type AuthContext,
  identify,
  isDeskAccess,
  type Who,
  requireConfirmation,
} from '../auth/access';
import type { Caller } from '../auth/caller';
import { requireCsrf } from '../auth/csrf';
import { limitByAccount, limitByNetwork, networkOf, refuseFor } from '../limits/network';
import { type BurstLimit, DESK_LIMIT, type RateLimit } from '../limits/rate-limit';
import { once } from '../once';
import { currentRequest } from '../request';
import { BODY_LIMIT_BYTES, readJson } from './read-json';
import { validate } from './validate';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** The named parts of a path, still percent-encoded. */
export type PathParams = Readonly<Record<string, string>>;

interface BodySpec<B> {
  /** Null where the check depends on more than the body: the handler then gets it unchecked. */
  readonly schema: Schema<B> | null;
  /** Schemas for the API's document where `schema` is null; a body may match any of them. */
  readonly shapes?: () => readonly Schema<unknown>[];
  /** Maximum size in bytes; {@link BODY_LIMIT_BYTES} by default. */
  readonly maxBytes?: number;
}

interface QuerySpec {
  readonly about: string;
  /** Allowed values; any text by default. */
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
}

/** A route's entry in the API's document, which tests check its answers against. */
interface RouteTexts {
  /** Summary of a call, in a short sentence without a full stop. */
  readonly summary: string;
  /** Results of successful calls, by status; null for an empty body, `file` for a download. */
  readonly gives: Readonly<Record<number, GenericSchema | 'file' | null>>;
  readonly query?: Readonly<Record<string, QuerySpec>>;
  /** Error codes of the handler, besides those that follow from the rest of the declaration. */
  readonly refuses?: readonly ErrorCode[];
}

type LimitSpec =
  | {
      readonly rule: RateLimit;
      /** Additional limit of one account, across all client subnets. */
      readonly ofAccount?: RateLimit;
      /** Whether a call is counted after its body is checked, or by the handler. */
      readonly counted: 'before' | 'by-handler';
      /** Additional limit of one client subnet in this instance, counted like `in-memory` below. */
      readonly inMemory?: BurstLimit;
    }
  /** Counted by this instance, after the body is checked. A call beyond the limit is refused before it costs a command. */
  | { readonly rule: BurstLimit; readonly counted: 'in-memory'; readonly inMemory?: never };

/** A call as the handler gets it, after all declared checks. */
export interface Call<A extends Access, P, B> {
  readonly caller: Who<A>;
  readonly params: P;
  readonly body: B;
  readonly request: Request;
  readonly context: Context;
  /** The client subnet, which limits count by. */
  readonly network: () => Promise<string>;
  /**
   * Counts the call where the route's limit is counted by its handler.
   * @throws ApiError `rate_limited`; UnavailableError when the limit cannot be checked
   */
  readonly countCall: () => Promise<void>;
}

export interface RouteSpec<A extends Access, P, B> extends RouteTexts {
  readonly method: Method;
  readonly path: RoutePath;
  /** Callers that the route admits; any one of a list is enough. */
  readonly auth: A | readonly A[];
  /**
   * Selects the calls that need a recently confirmed session, such as those that are hard to undo; none by default. `caller` is
   * null for a game server.
   */
  readonly confirmed?: (call: { readonly caller: Who<A>; readonly params: P; readonly body: B }) => boolean;
  /** Null where calls are not counted by client subnet. Changes by staff count against their account. */
  readonly limit: LimitSpec | null;
  /** True for webhooks: the handler verifies a signature, so no CSRF token is needed. */
  readonly isSigned?: boolean;
  /** Null for a route without a body. */
  readonly body: BodySpec<B> | null;
  /** Reads the named parts of the path. Throws for values that cannot exist. */
  readonly params?: (params: PathParams) => P;
  readonly handle: (call: Call<A, P, B>) => Response | Promise<Response>;
}

/** A route with everything that a review of its declaration needs, and the function that runs it. */
export interface Route extends RouteTexts {
  readonly method: Method;
  readonly path: RoutePath;
  readonly auth: readonly Access[];
  readonly limit: LimitSpec | null;
  /** Maximum size of the body in bytes; null for a route without one. */
  readonly maxBytes: number | null;
  /** Returns the schemas that a body may match; empty for a route without one. */
  readonly bodies: () => readonly Schema<unknown>[];
  /** Whether some calls need a recently confirmed session. */
  readonly isConfirmed: boolean;
  readonly isSigned: boolean;
  run(authContext: AuthContext, request: Request, context: Context, params: PathParams): Promise<Response>;
}

/**
 * Declares one method of one path. A call goes through these checks in order, and the first failure refuses it: CSRF (on every
 * method but GET), the limits in memory, the caller, the parts of the path, the body, the session's confirmation, the limits.
 */
export function route<A extends Access, P = PathParams, B = undefined>(spec: RouteSpec<A, P, B>): Route {
  const { method, path, limit, body } = spec;
  const auth: readonly A[] = Array.isArray(spec.auth) ? spec.auth : [spec.auth];
  const maxBytes = body && (body.maxBytes ?? BODY_LIMIT_BYTES);
  const memoryRule = limit?.counted === 'in-memory' ? limit.rule : limit?.inMemory;
  const isDeskAct = method !== 'GET' && auth.some(isDeskAccess);
  return {
    method,
    path,
    auth,
    limit,
    maxBytes,
    summary: spec.summary,
    gives: spec.gives,
    query: spec.query ?? {},
    refuses: spec.refuses ?? [],
    bodies: () => (body?.schema ? [body.schema] : (body?.shapes?.() ?? [])),
    isConfirmed: spec.confirmed !== undefined,
    isSigned: spec.isSigned ?? false,
    async run(authContext, request, context, rawParams) {
      if (method !== 'GET' && !spec.isSigned) requireCsrf(request.headers, authContext.siteSecret);
      const network = once(() => networkOf(context.ip));
      const memory = memoryRule && authContext.memoryOf(memoryRule);
      if (memory) refuseFor(memory.look(await network()));
      const caller = await identify(auth, request, await network(), authContext);
      const params = spec.params ? spec.params(rawParams) : (rawParams as P);
      const content = maxBytes === null ? undefined : await readJson(request, maxBytes);
      const checked = body?.schema ? validate(body.schema, content) : content;
      const call = { caller, params, body: checked as B };
      const account = callerIn(caller);
      const confirmed = account && (spec.confirmed?.(call) ?? false);
      if (account && confirmed) requireConfirmation(account, authContext.clock.now());
      const countCall = async () => {
        if (!limit || limit.counted === 'in-memory') return;
        await limitByNetwork(authContext.limiterOf(limit.rule), await network());
        if (account && limit.ofAccount) {
          await limitByAccount(authContext.accountLimiterOf(limit.ofAccount), account.user.id);
        }
      };
      if (account && isDeskAct)
        await limitByAccount(authContext.accountLimiterOf(DESK_LIMIT), account.user.id);
      if (memory) refuseFor(memory.take(await network()));
      if (limit?.counted === 'before') await countCall();
      try {
        const response = await spec.handle({ ...call, request, context, network, countCall });
        if (confirmed) {
          authContext.securityLog('confirmed_act', { network: await network() }, { method, path });
        }
        return response;
      } finally {
        const { audited = [] } = currentRequest() ?? {};
        // Also after a failure: the change may have been made, and only its reply lost.
        if (audited.length > 0) context.waitUntil(authContext.copyAudit(audited));
      }
    },
  };
}

/** Returns the signed-in caller, if there is one. */
function callerIn(caller: Who<Access>): Caller | null {
  return caller && 'user' in caller ? caller : null;
}
