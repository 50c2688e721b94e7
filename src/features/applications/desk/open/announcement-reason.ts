import { announcementFailures, gaveUp } from '#messages/applications/desk';
import { readReason } from '@/contract/delivery-failures';

/** `Rate limited` → `Rate limited.` */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Returns a stored reason as a sentence; one of an earlier version is a sentence already. */
export const announcementReason = (stored: string): string => {
  const reason = readReason(stored);
  if (reason === null) return sentence(stored);
  const text = announcementFailures[reason.failure](reason.status);
  return reason.hasGivenUp ? gaveUp(text) : text;
};
