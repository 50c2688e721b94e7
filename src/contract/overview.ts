import * as v from 'valibot';
import { figure } from './shapes';

export const OVERVIEW_PATH = '/admin/overview';

/** `GET /api/admin/overview`. */
export const overviewResponseSchema = v.object({
  users: figure,
  admins: figure,
  /** Messages of the contact form. */
  messages: figure,
  /** Messages that nobody has answered. */
  openMessages: figure,
  /** Applications that wait for a decision. */
  openApplications: figure,
  /** Applications sent without an account: the open ones and those of today (UTC), each with its maximum. */
  applicationsOfStrangers: v.object({ open: figure, mostOpen: figure, today: figure, mostOnDay: figure }),
});
export type OverviewResponse = v.InferOutput<typeof overviewResponseSchema>;
