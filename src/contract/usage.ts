import * as v from 'valibot';
import { savingsSchema } from './savings';
import { figure, time } from './shapes';

export const USAGE_PATH = '/admin/usage';

/** Monthly allowance of the two providers' free plans, on which the owner's warning is based. */
export const FREE_PLAN = { commands: 500_000, credits: 300, bytes: 256 * 1_024 * 1_024 } as const;

/**
 * The host's prices in credits: per deploy, per gigabyte sent, per 10,000 requests of any kind, including
 * files, and per hour of a function with one gigabyte of memory.
 */
export const CREDIT_PRICES = { deploy: 15, gigabyte: 20, tenThousandRequests: 2, functionHour: 10 } as const;

/** Shares of a plan from which the owner is warned, and the site does without some of itself. */
export const NEAR = 0.8;
export const NEARLY_OVER = 0.95;

/**
 * Requests and bytes that the host counts beside each call of a function by a visitor: for files, and for answers that the CDN
 * has kept. Measured for 100,000 visits (docs/COSTS.md); on a smaller site, each call stands
 * for less.
 */
export const FOR_EACH_VISITORS_CALL = { requests: 3.7, bytes: 70_000 } as const;

/**
 * `GET /api/admin/usage`: the site's own figures for this month, in UTC. The credits are estimated from the requests and bytes
 * below and the duration of function calls, without deployments.
 */
export const usageResponseSchema = v.object({
  /** End of the month. */
  endsAt: time,
  /** Database commands as they are billed. */
  commands: figure,
  /** Calls of functions, including scheduled runs. */
  calls: figure,
  credits: figure,
  /** Requests of any kind, estimated from calls. */
  requests: figure,
  /** Bytes sent, estimated from calls. */
  sent: figure,
  /** Size of the database in bytes; null if it does not report it. */
  bytes: v.nullable(figure),
  savings: savingsSchema,
});
export type UsageResponse = v.InferOutput<typeof usageResponseSchema>;
