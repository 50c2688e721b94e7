import * as v from 'valibot';
import { figure, time } from './shapes';

export const USAGE_PATH = '/admin/usage';

/** Monthly allowance of the two providers' free plans, on which the owner's warning is based. */
export const FREE_PLAN = { commands: 500_000, credits: 300, bytes: 256 * 1_024 * 1_024 } as const;

/**
 * The host's prices in credits: per deploy, per gigabyte sent, per 10,000 requests of any kind, including
 * files, and per hour of a function with one gigabyte of memory.
 */
export const CREDIT_PRICES = { deploy: 15, gigabyte: 20, tenThousandRequests: 2, functionHour: 10 } as const;

/**
 * `GET /api/admin/usage`: the site's own figures for this month, in UTC. The credits are estimated from the
 * number and duration of function calls, without deployments and the CDN's traffic.
 */
export const usageResponseSchema = v.object({
  /** End of the month. */
  endsAt: time,
  /** Database commands as they are billed. */
  commands: figure,
  /** Calls of functions, including scheduled runs. */
  calls: figure,
  credits: figure,
  /** Size of the database in bytes; null if it does not report it. */
  bytes: v.nullable(figure),
});
export type UsageResponse = v.InferOutput<typeof usageResponseSchema>;
