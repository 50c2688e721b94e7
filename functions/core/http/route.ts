import type { Context } from '@netlify/functions';
import type { GenericSchema } from 'valibot';
import type { Schema } from 'yup';
import type { ErrorCode } from '@/contract/errors';
import type { RoutePath } from '@/contract/paths';
import { type Access, type Gate, identify, isDeskAccess, type Who } from '../auth/access';
import type { Caller } from '../auth/caller';
import { requireConfirmation } from '../auth/confirmation';
import { requireCsrf } from '../auth/csrf';
import { limitByAccount, limitByNetwork, networkOf, refuseFor } from '../limits/network';
import { type BurstLimit, DESK_LIMIT, type RateLimit } from '../limits/rate-limit';
import { once } from '../once';
import { currentRequest } from '../request';
import { BODY_LIMIT_BYTES, readJson } from './read-json';
import { validate } from './validate';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** The named parts of a path, as they stand in it: not decoded. */
export type PathParams = Readonly<Record<string, string>>;

interface BodySpec<B> {
  /** Null where what is checked depends on more than the body: the handler then gets it unchecked. */
  readonly schema: Schema<B> | null;
  /** What a document shows where there is no schema: any of these is taken. */
  readonly shapes?: () => readonly Schema<unknown>[];
  /** Most bytes; {@link BODY_LIMIT_BYTES} unless given. */
  readonly maxBytes?: number;
}

/** A parameter of a query. */
interface QuerySpec {
  /** What it is, in a sentence. */
  readonly about: string;
  /** What there is to choose from; any text unless given. */
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
}

/** What a document says of a route, and tests hold its answers against. */
interface RouteWords {
  /** What a call does, in a short sentence without a full stop. */
  readonly summary: string;
  /** What a call that succeeds is answered with, by its status; null for nothing, `file` for bytes to keep. */
  readonly gives: Readonly<Record<number, GenericSchema | 'file' | null>>;
  /** Parameters of the query, by their names. */
  readonly query?: Readonly<Record<string, QuerySpec>>;
  /** How the handler refuses calls besides what the rest of the declaration brings with it. */
  readonly refuses?: readonly ErrorCode[];
}

/** How much one network may do. */
type LimitSpec =
  | {
      readonly rule: RateLimit;
      /** How much one account may do besides, from whatever networks. */
      readonly ofAccount?: RateLimit;
      /** Whether a call counts once its body is checked, or when the handler says so. */
      readonly counted: 'before' | 'by-handler';
      /** What else one network may do in this instance, counted as `in-memory` below. */
      readonly inMemory?: BurstLimit;
    }
  /** Counted by this instance, once the body is checked. A call beyond the limit is refused before it costs a command. */
  | { readonly rule: BurstLimit; readonly counted: 'in-memory'; readonly inMemory?: never };

/** One call as its handler gets it: everything that the route declares has been checked. */
export interface Call<A extends Access, P, B> {
  readonly caller: Who<A>;
  readonly params: P;
  readonly body: B;
  readonly request: Request;
  readonly context: Context;
  /** Where the call comes from, as limits count it. */
  readonly network: () => Promise<string>;
  /**
   * Counts the call where the route's limit is counted by its handler.
   * @throws ApiError `rate_limited`; UnavailableError when the limit cannot be checked
   */
  readonly countCall: () => Promise<void>;
}

export interface RouteSpec<A extends Access, P, B> extends RouteWords {
  readonly method: Method;
  /** Of the contract. */
  readonly path: RoutePath;
  /** Who may call; any one of a list is enough. */
  readonly auth: A | readonly A[];
  /**
   * Which calls want a session that was confirmed lately, as what is hard to undo does; none unless given.
   * `caller` is null for a game server.
   */
  readonly confirmed?: (call: { readonly caller: Who<A>; readonly params: P; readonly body: B }) => boolean;
  /** Null where calls are not counted by network. What staff may do, and not only look at, counts against their account. */
  readonly limit: LimitSpec | null;
  /**
   * Whether another service calls, and proves by a signature, which the handler checks, that it is no browser of a visitor: then
   * there is no anti-forgery token.
   */
  readonly isSigned?: boolean;
  /** Null where no body is read. */
  readonly body: BodySpec<B> | null;
  /** Reads the named parts of the path. Throws where there can be nothing at such a path. */
  readonly params?: (params: PathParams) => P;
  readonly handle: (call: Call<A, P, B>) => Response | Promise<Response>;
}

/** What a reviewer needs to know of a route, and how to run it. */
export interface Route extends RouteWords {
  readonly method: Method;
  readonly path: RoutePath;
  readonly auth: readonly Access[];
  readonly limit: LimitSpec | null;
  /** Most bytes of the body; null where none is read. */
  readonly maxBytes: number | null;
  /** What the body may be: any of these. None where no body is read. */
  readonly bodies: () => readonly Schema<unknown>[];
  /** Whether some calls want a session that was confirmed lately. */
  readonly isConfirmed: boolean;
  readonly isSigned: boolean;
  run(gate: Gate, request: Request, context: Context, params: PathParams): Promise<Response>;
}

/**
 * One method of one path. A call is checked in this order, and refused for the first check that it fails: anti-forgery (on every
 * method but GET), whether a limit in memory is used up, who calls, the parts of the path, the body, whether the session is confirmed,
 * the limits.
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
    async run(gate, request, context, rawParams) {
      if (method !== 'GET' && !spec.isSigned) requireCsrf(request.headers, gate.siteSecret);
      const network = once(() => networkOf(context.ip));
      const memory = memoryRule && gate.memoryOf(memoryRule);
      if (memory) refuseFor(memory.look(await network()));
      const caller = await identify(auth, request, await network(), gate);
      const params = spec.params ? spec.params(rawParams) : (rawParams as P);
      const content = maxBytes === null ? undefined : await readJson(request, maxBytes);
      const checked = body?.schema ? validate(body.schema, content) : content;
      const call = { caller, params, body: checked as B };
      const account = callerIn(caller);
      const confirmed = account && (spec.confirmed?.(call) ?? false);
      if (account && confirmed) requireConfirmation(account, gate.clock.now());
      const countCall = async () => {
        if (!limit || limit.counted === 'in-memory') return;
        await limitByNetwork(gate.limiterOf(limit.rule), await network());
        if (account && limit.ofAccount) {
          await limitByAccount(gate.accountLimiterOf(limit.ofAccount), account.user.id);
        }
      };
      if (account && isDeskAct) await limitByAccount(gate.accountLimiterOf(DESK_LIMIT), account.user.id);
      if (memory) refuseFor(memory.take(await network()));
      if (limit?.counted === 'before') await countCall();
      try {
        const response = await spec.handle({ ...call, request, context, network, countCall });
        if (confirmed) {
          gate.securityLog('confirmed_act', { network: await network() }, { method, path });
        }
        return response;
      } finally {
        const { audited = [] } = currentRequest() ?? {};
        // Also after a failure: the change may have been made, and only its reply lost.
        if (audited.length > 0) context.waitUntil(gate.copyAudit(audited));
      }
    },
  };
}

/** Whoever is signed in, of what a handler learns of its caller. */
function callerIn(caller: Who<Access>): Caller | null {
  return caller && 'user' in caller ? caller : null;
}
