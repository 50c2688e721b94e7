import type { ApplicationState } from '@/contract/applications';

/** What the team reads of an application's state, at the desk and in the audit log. */
export const stateLabels: Record<ApplicationState, string> = {
  new: 'New',
  in_review: 'In review',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** `Builder` → `a Builder application`. */
export const applicationFor = (position: string): string => `a ${position} application`;
