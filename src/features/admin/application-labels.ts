import type { DeskState } from '@/contract/applications';

/** What the team reads of an application's state, at the desk and in the audit log. */
export const stateLabels: Record<DeskState, string> = {
  new: 'New',
  in_review: 'In review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** `Builder` → `a Builder application`. */
export const applicationFor = (position: string): string => `a ${position} application`;
