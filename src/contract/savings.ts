import * as v from 'valibot';
import { figure } from './shapes';

/** Parts of the site that an owner can do without for a while, to stay within the free plans. */
export const SAVINGS = ['film', 'polls', 'heartbeats'] as const;
export type Saving = (typeof SAVINGS)[number];

/** Savings at the desk: true for what is saved. */
export const savingsSchema = v.object({
  film: v.boolean(),
  polls: v.boolean(),
  heartbeats: v.boolean(),
  /** Null before the first change. */
  version: v.nullable(figure),
  /** Those that the site has made by itself this month. */
  bySite: v.array(v.picklist(SAVINGS)),
});
export type Savings = v.InferOutput<typeof savingsSchema>;

export const SAVINGS_PATH = '/admin/usage/savings';

/** `PUT /api/admin/usage/savings`. */
export const savingsResponseSchema = v.object({ savings: savingsSchema });
export type SavingsResponse = v.InferOutput<typeof savingsResponseSchema>;
