import type { DeskState } from '@/contract/applications';

/** Label of an application's state for staff, at the desk and in the audit log. */
export const stateLabels: Record<DeskState, string> = {
  new: 'New',
  in_review: 'In review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** `Architect` → `an application for Architect`: an owner's position may begin with any letter, in any language. */
export const applicationFor = (position: string): string => `an application for ${position}`;
