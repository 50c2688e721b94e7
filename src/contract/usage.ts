import * as v from 'valibot';
import { figure, time } from './shapes';

/** What the free plans of the two providers hold for a month, and when the owner is warned. */
export const FREE_PLAN = { commands: 500_000, credits: 300, bytes: 256 * 1_024 * 1_024 } as const;

/**
 * What the host of the site takes of its credits: for a deploy, for a gigabyte that is sent, for 10,000 requests of whatever, files
 * among them, and for an hour of a function, which has a gigabyte.
 */
export const CREDIT_PRICES = { deploy: 15, gigabyte: 20, tenThousandRequests: 2, functionHour: 10 } as const;

/**
 * `GET /api/admin/usage`: the site's own counts of this month, in UTC. The credits are estimated from the calls of functions
 * and their time: deployments and what the CDN sends are not among them.
 */
export const usageResponseSchema = v.object({
  /** When the month is over. */
  endsAt: time,
  /** Database commands as they are billed. */
  commands: figure,
  /** Calls of functions, scheduled runs among them. */
  calls: figure,
  credits: figure,
  /** That the database holds; null where it does not say. */
  bytes: v.nullable(figure),
});
export type UsageResponse = v.InferOutput<typeof usageResponseSchema>;
