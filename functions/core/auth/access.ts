import { createHash, timingSafeEqual } from 'node:crypto';
import type { Role } from '@/contract/users';
import type { AuditRecord } from '../audit/audit-record';
import { ApiError } from '../errors/api-error';
import type { MemoryLimiter } from '../limits/memory-limiter';
import { OF_ACCOUNT, refuseFor } from '../limits/network';
import type { BurstLimit, RateLimit, RateLimiter } from '../limits/rate-limit';
import { currentRequest } from '../request';
import type { SecurityLog } from '../security-log';
import type { Clock } from '../time/clock';
import type { UsageBook } from '../usage/usage-book';
import { applicantKeyOf, bearerOf } from './bearer';
import type { Caller } from './caller';
import { signedOut } from './signed-out';

/** A variable is set by hand, and counts from the next deployment on. */
const UNSET_RETRY_SECONDS = 3_600;

/** Roles that may do more than look after their own account. */
export const STAFF_ROLES = ['reviewer', 'editor', 'admin'] as const satisfies readonly Role[];
type StaffRole = (typeof STAFF_ROLES)[number];

/** Access to a desk. `owner` is the one admin whom no other admin changes or deletes. */
type DeskAccess = StaffRole | 'owner';

/**
 * Who may call a route. A role stands for those who have it, and for admins, who may do everything except what only the owner may.
 * `applicant` holds the private link of an application; that the key opens it, its subject checks.
 */
export type Access = 'public' | 'account' | DeskAccess | 'gameServer' | 'applicant';

/** The key of an application's private link; empty when a request brings none. */
export interface ApplicantKey {
  readonly applicantKey: string;
}

/** What a handler learns of its caller, by the route's access: nothing but null of a game server or a stranger. */
export type Who<A extends Access> = A extends 'account' | DeskAccess
  ? Caller
  : A extends 'applicant'
    ? ApplicantKey
    : null;

/** What routes check calls with, for one instance. */
export interface Gate {
  readonly siteSecret: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly securityLog: SecurityLog;
  /** Whether staff without a second factor are kept from the desks. */
  readonly staffNeedsSecondFactor: boolean;
  /** Counts what calls use. */
  readonly usage: UsageBook;
  /** Copies what was written to the audit log to the function's log. Never rejects. */
  readonly copyAudit: (records: readonly AuditRecord[]) => Promise<void>;
  /**
   * To which account the site gave out this token, whatever has become of both; null when it did not, or is known to be worth
   * nothing any more. Costs no database command.
   */
  readonly holderOf: (token: string) => string | null;
  /** Whose token it is, if it is good. */
  readonly authenticate: (token: string) => Promise<Caller | null>;
  /** Resolves to true when the account is the owner's. */
  readonly isOwner: (userId: string) => Promise<boolean>;
  /** Null when the site has none: then no game server can call. */
  readonly gameServerKey: string | null;
  /** Counts, by network, calls without a token of this site, and calls of routes that are open to everybody. */
  readonly anonymous: MemoryLimiter;
  /** Counts, by account, calls with a token of this site. */
  readonly accounts: MemoryLimiter;
  /** Counts, by network, the database commands that calls of accounts cost. */
  readonly commands: MemoryLimiter;
  /** Counts, by network, wrong keys for game servers. */
  readonly wrongKeys: MemoryLimiter;
  /** The same limiter for the same rule, which counts by network. */
  readonly limiterOf: (rule: RateLimit) => RateLimiter;
  /** The same for a rule that this instance alone counts. */
  readonly memoryOf: (rule: BurstLimit) => MemoryLimiter;
  /** The same limiter for the same rule, which counts by account. */
  readonly accountLimiterOf: (rule: RateLimit) => RateLimiter;
}

/**
 * Who sends a request from a network, if it is one whom the route admits. Only the `Authorization` header says who somebody
 * is, cookies never do.
 * @throws ApiError `rate_limited`, `unauthenticated`, `forbidden`, or `unavailable` where the site has no key for game servers
 */
export async function identify<A extends Access>(
  admitted: readonly A[],
  request: Request,
  network: string,
  gate: Gate,
): Promise<Who<A>> {
  return (await whoIs(admitted, request, network, gate)) as Who<A>;
}

async function whoIs(
  admitted: readonly Access[],
  request: Request,
  network: string,
  gate: Gate,
): Promise<Caller | ApplicantKey | null> {
  const token = bearerOf(request.headers);
  const userId = token === undefined ? null : gate.holderOf(token);
  if (userId === null && token !== undefined && admitted.includes('gameServer')) {
    refuseFor(gate.wrongKeys.look(network));
    if (isGameServer(token, gate)) return null;
    gate.wrongKeys.take(network);
  }
  const isOpen = admitted.includes('public') || admitted.includes('applicant');
  if (userId !== null) refuseFor(gate.commands.look(network));
  // Nobody checks a token on an open route, and an old one must not use up what its account may do.
  if (userId === null || isOpen) refuseFor(gate.anonymous.take(network));
  else refuseFor(gate.accounts.take(userId), OF_ACCOUNT);
  if (admitted.includes('public')) return null;
  if (admitted.includes('applicant')) return { applicantKey: applicantKeyOf(request.headers) ?? '' };
  if (admitted.includes('account')) return callerOf(request, gate);
  if (admitted.some(isDeskAccess)) return staffOf(admitted, request, gate);
  if (gate.gameServerKey === null) {
    const message = 'This site hears no game servers yet: its variable GAME_SERVER_KEY is not set.';
    throw new ApiError('unavailable', message, { retryAfter: UNSET_RETRY_SECONDS });
  }
  throw new ApiError('unauthenticated', 'The game server key is wrong or missing.');
}

/**
 * Returns who sends a request, by its bearer.
 * @throws ApiError `unauthenticated` without a good one
 */
export async function callerOf(request: Request, gate: Pick<Gate, 'authenticate'>): Promise<Caller> {
  const caller = await findCaller(request, gate);
  if (!caller) throw signedOut();
  return caller;
}

/** Returns who sends a request, by its bearer; null without a good one. */
export async function findCaller(
  request: Request,
  { authenticate }: Pick<Gate, 'authenticate'>,
): Promise<Caller | null> {
  const token = bearerOf(request.headers);
  const caller = token === undefined ? null : await authenticate(token);
  const current = currentRequest();
  if (caller && current) current.account = caller.user;
  return caller;
}

/** The role is the one that the account has now. */
async function staffOf(admitted: readonly Access[], request: Request, gate: Gate): Promise<Caller> {
  const caller = await callerOf(request, gate);
  const { id, role, secondFactor } = caller.user;
  const roles = admitted.filter(isStaffRole);
  const isAdmitted = role === 'admin' || roles.some((each) => each === role);
  if (!isAdmitted) throw new ApiError('forbidden', 'Your role does not allow this.');
  if (gate.staffNeedsSecondFactor && secondFactor !== true) throw secondFactorMissing();
  const isForOwner = roles.length === 0;
  if (isForOwner && !(await gate.isOwner(id))) throw notTheOwner();
  return caller;
}

function notTheOwner(): ApiError {
  return new ApiError('forbidden', 'Only the owner can do this. The list of users shows who the owner is.');
}

function secondFactorMissing(): ApiError {
  const message =
    'On this site the team signs in with a second factor. Please set one up on your dashboard, then come back.';
  return new ApiError('second_factor_missing', message);
}

/** True for the access of a desk: a staff role, or `owner`. */
export function isDeskAccess(access: Access): access is DeskAccess {
  return access === 'owner' || isStaffRole(access);
}

function isStaffRole(access: Access): access is StaffRole {
  return STAFF_ROLES.some((role) => role === access);
}

/** Whether a token is the game servers' key. Takes the same time for every wrong one, of whatever length. */
function isGameServer(token: string, { gameServerKey: key }: Gate): boolean {
  return key !== null && timingSafeEqual(digest(token), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
