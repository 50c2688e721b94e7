import type { Announcement } from '@/contract/application-desk';
import type { DeskState } from '@/contract/applications';
import { stateLabels } from '@/features/admin/application-labels';
import type { ColorName } from '@/theme/tokens';

interface Word {
  label: string;
  color: ColorName;
}

export const stateWords: Record<DeskState, Word> = {
  new: { label: stateLabels.new, color: 'amber' },
  in_review: { label: stateLabels.in_review, color: 'diamond' },
  accepted: { label: stateLabels.accepted, color: 'grass' },
  rejected: { label: stateLabels.rejected, color: 'danger' },
  withdrawn: { label: stateLabels.withdrawn, color: 'muted' },
};

/** Delivery state of an application's announcement in the team's chat. */
export const announcementWords: Record<Announcement['state'], Word> = {
  sent: { label: 'Announced', color: 'muted' },
  waiting: { label: 'Waiting for the chat', color: 'amber' },
  dead: { label: 'Not announced', color: 'danger' },
  stored: { label: 'Stored only', color: 'muted' },
};

/** Name of the applicant; erased once the application is withdrawn. */
export const applicantName = ({ ign }: { ign: string }): string => ign || 'Name erased';
