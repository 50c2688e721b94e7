import type { Announcement, ApplicationState, Position } from '@/contract/applications';
import type { ColorName } from '@/theme/tokens';

interface Word {
  label: string;
  color: ColorName;
}

export const stateWords: Record<ApplicationState, Word> = {
  new: { label: 'New', color: 'amber' },
  in_review: { label: 'In review', color: 'diamond' },
  accepted: { label: 'Accepted', color: 'grass' },
  rejected: { label: 'Rejected', color: 'danger' },
};

/** How the message about an application in the team's chat goes. */
export const announcementWords: Record<Announcement['state'], Word> = {
  sent: { label: 'Announced', color: 'muted' },
  waiting: { label: 'Waiting for the chat', color: 'amber' },
  dead: { label: 'Not announced', color: 'danger' },
  stored: { label: 'Kept here', color: 'muted' },
};

/** `Builder` → `a Builder application`. */
export const applicationFor = (position: Position): string => `a ${position} application`;
