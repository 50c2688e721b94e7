import { applicationsDesk, deskStates } from '#messages/applications/desk';
import type { Announcement } from '@/contract/application-desk';
import type { DeskState } from '@/contract/applications';
import type { ColorName } from '@/theme/tokens';

interface BadgeTexts {
  label: string;
  color: ColorName;
}

export const deskStateTexts: Record<DeskState, BadgeTexts> = {
  new: { label: deskStates.new, color: 'amber' },
  in_review: { label: deskStates.in_review, color: 'diamond' },
  accepted: { label: deskStates.accepted, color: 'grass' },
  rejected: { label: deskStates.rejected, color: 'danger' },
  withdrawn: { label: deskStates.withdrawn, color: 'muted' },
};

const { announcement, nameErased } = applicationsDesk;

/** Delivery state of an application's announcement in the team's chat. */
export const announcementTexts: Record<Announcement['state'], BadgeTexts> = {
  sent: { label: announcement.states.sent, color: 'muted' },
  waiting: { label: announcement.states.waiting, color: 'amber' },
  dead: { label: announcement.states.dead, color: 'danger' },
  stored: { label: announcement.states.stored, color: 'muted' },
};

/** Name of the applicant; erased once the application is withdrawn. */
export const applicantName = ({ ign }: { ign: string }): string => ign || nameErased;
