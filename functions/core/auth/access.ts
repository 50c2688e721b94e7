// Decision record: docs/decisions/0011-accounts-and-sessions.md
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Role } from '@/contract/users';
import { ApiError } from '../errors/api-error';
import type { MemoryLimiter } from '../limits/memory-limiter';
import { OF_ACCOUNT, refuseFor } from '../limits/network';
import type { BurstLimit, RateLimit, RateLimiter } from '../limits/rate-limit';
import { currentRequest, type AuditRecord } from '../request';
import type { SecurityLog } from '../security-log';
import type { Clock } from '../time/clock';
import type { UsageBook } from '../usage/usage-book';
import { applicantKeyOf, bearerOf } from './bearer';
import { type Caller } from './caller';
import { signedOut } from './refusals';
import { SESSION_LIMITS } from './session-limits';

/**
 * Refuses an action that a stolen token must not allow, unless the session was confirmed within the last minutes.
 * @throws ApiError `confirmation_required`
 */
export function requireConfirmation({ session: { confirmedAt } }: Caller, now: number): void {
  if (confirmedAt !== null && now - confirmedAt < SESSION_LIMITS.confirmedMs) return;
  throw new ApiError('confirmation_required', 'Please confirm your password.');
}

/** Owners set the variable by hand, and it takes effect with the next deployment. */
const UNSET_RETRY_SECONDS = 3_600;

/** Roles that may do more than look after their own account. */
export const STAFF_ROLES = ['reviewer', 'editor', 'admin'] as const satisfies readonly Role[];
type StaffRole = (typeof STAFF_ROLES)[number];

/** Access to a desk. `owner` is the one admin whom no other admin changes or deletes. */
type DeskAccess = StaffRole | 'owner';

/**
 * Callers that a route admits. A role admits users who have it, and admins, who may do everything except what is the owner's.
 * `applicant` holds the private link of an application; the subject checks that the key opens it. Where accounts are admitted,
 * too, a caller with a bearer token is one.
 */
export type Access = 'public' | 'account' | DeskAccess | 'gameServer' | 'applicant';

/** The key of an application's private link; empty when the request has none. */
export interface ApplicantKey {
  readonly applicantKey: string;
}

/** The caller as a handler gets it, by the route's access: null for a game server or a stranger. */
export type Who<A extends Access> = A extends 'account' | DeskAccess
  ? Caller
  : A extends 'applicant'
    ? ApplicantKey
    : null;

/** Auth context: everything that the routes of one instance check calls with. */
export interface AuthContext {
  readonly siteSecret: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly securityLog: SecurityLog;
  /** Whether staff without a second factor are kept from the desks. */
  readonly staffNeedsSecondFactor: boolean;
  readonly usage: UsageBook;
  /** Copies audit entries to the function's log. Never rejects. */
  readonly copyAudit: (records: readonly AuditRecord[]) => Promise<void>;
  /**
   * Returns the account that the site issued this token to, whatever has become of both. Null when the site did not issue it, or
   * knows that it has ended. Costs no database command.
   */
  readonly holderOf: (token: string) => string | null;
  /** Resolves to the caller of a valid token, else null. */
  readonly authenticate: (token: string) => Promise<Caller | null>;
  /** Resolves to true when the account is the owner's. */
  readonly isOwner: (userId: string) => Promise<boolean>;
  /** Null when the site has no key, so no game server can call. */
  readonly gameServerKey: string | null;
  /** Counts, by client subnet, calls without a token of this site, and calls of public routes. */
  readonly anonymous: MemoryLimiter;
  /** Counts, by account, calls with a token of this site. */
  readonly accounts: MemoryLimiter;
  /** Counts, by client subnet, the database commands that calls of accounts cost. */
  readonly commands: MemoryLimiter;
  /** Counts, by client subnet, wrong keys for game servers. */
  readonly wrongKeys: MemoryLimiter;
  /** Returns the limiter of a rule, which counts by client subnet. The same rule always gets the same limiter. */
  readonly limiterOf: (rule: RateLimit) => RateLimiter;
  /** Returns the limiter of a rule that only this instance counts. */
  readonly memoryOf: (rule: BurstLimit) => MemoryLimiter;
  /** Returns the limiter of a rule, which counts by account. The same rule always gets the same limiter. */
  readonly accountLimiterOf: (rule: RateLimit) => RateLimiter;
}

/**
 * Returns the caller, if the route admits it. Only the `Authorization` header identifies a caller, cookies never do.
 * @throws ApiError `rate_limited`, `unauthenticated`, `forbidden`, or `unavailable` where the site has no key for game servers
 */
export async function identify<A extends Access>(
  admitted: readonly A[],
  request: Request,
  network: string,
  authContext: AuthContext,
): Promise<Who<A>> {
  return (await whoIs(admitted, request, network, authContext)) as Who<A>;
}

async function whoIs(
  admitted: readonly Access[],
  request: Request,
  network: string,
  authContext: AuthContext,
): Promise<Caller | ApplicantKey | null> {
  const token = bearerOf(request.headers);
  const userId = token === undefined ? null : authContext.holderOf(token);
  if (userId === null && token !== undefined && admitted.includes('gameServer')) {
    refuseFor(authContext.wrongKeys.look(network));
    if (isGameServer(token, authContext)) return null;
    authContext.wrongKeys.take(network);
  }
  const isOpen = admitted.includes('public') || admitted.includes('applicant');
  if (userId !== null) refuseFor(authContext.commands.look(network));
  // Open routes check no token, so an old token must not use up its account's limit.
  if (userId === null || isOpen) refuseFor(authContext.anonymous.take(network));
  else refuseFor(authContext.accounts.take(userId), OF_ACCOUNT);
  if (admitted.includes('public')) return null;
  const isSignedIn = token !== undefined && admitted.includes('account');
  if (admitted.includes('applicant') && !isSignedIn) {
    return { applicantKey: applicantKeyOf(request.headers) ?? '' };
  }
  if (admitted.includes('account')) return callerOf(request, authContext);
  if (admitted.some(isDeskAccess)) return staffOf(admitted, request, authContext);
  if (authContext.gameServerKey === null) {
    const message = "Game servers aren't set up: `GAME_SERVER_KEY` is missing.";
    throw new ApiError('unavailable', message, { retryAfter: UNSET_RETRY_SECONDS });
  }
  throw new ApiError('unauthenticated', 'The game server key is wrong or missing.');
}

/**
 * Returns the caller of a request, by its bearer token.
 * @throws ApiError `unauthenticated` without a valid one
 */
export async function callerOf(
  request: Request,
  authContext: Pick<AuthContext, 'authenticate'>,
): Promise<Caller> {
  const caller = await findCaller(request, authContext);
  if (!caller) throw signedOut();
  return caller;
}

/** Returns the caller of a request, by its bearer token; null without a valid one. */
export async function findCaller(
  request: Request,
  { authenticate }: Pick<AuthContext, 'authenticate'>,
): Promise<Caller | null> {
  const token = bearerOf(request.headers);
  const caller = token === undefined ? null : await authenticate(token);
  const current = currentRequest();
  if (caller && current) current.account = caller.user;
  return caller;
}

/** Checks the role that the account has now. */
async function staffOf(
  admitted: readonly Access[],
  request: Request,
  authContext: AuthContext,
): Promise<Caller> {
  const caller = await callerOf(request, authContext);
  const { id, role, secondFactor } = caller.user;
  const roles = admitted.filter(isStaffRole);
  const isAdmitted = role === 'admin' || roles.some((each) => each === role);
  if (!isAdmitted) throw new ApiError('forbidden', 'Your role does not allow this.');
  if (authContext.staffNeedsSecondFactor && secondFactor !== true) throw secondFactorMissing();
  const isForOwner = roles.length === 0;
  if (isForOwner && !(await authContext.isOwner(id))) throw notTheOwner();
  return caller;
}

function notTheOwner(): ApiError {
  return new ApiError('forbidden', 'Only the owner can do this. The user list shows who that is.');
}

function secondFactorMissing(): ApiError {
  const message = 'Staff on this site need a second factor. Set one up on your dashboard, then try again.';
  return new ApiError('second_factor_missing', message);
}

/** True for the access of a desk: a staff role, or `owner`. */
export function isDeskAccess(access: Access): access is DeskAccess {
  return access === 'owner' || isStaffRole(access);
}

function isStaffRole(access: Access): access is StaffRole {
  return STAFF_ROLES.some((role) => role === access);
}

/** Returns whether a token is the game servers' key. Takes the same time for every wrong token, whatever its length. */
function isGameServer(token: string, { gameServerKey: key }: AuthContext): boolean {
  return key !== null && timingSafeEqual(digest(token), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
