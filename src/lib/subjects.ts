import { missing } from '#network/subjects';
import type { OptionalSubject } from '@/contract/network/subjects';

/** Whether the network's folder has this subject. */
export const hasSubject = (subject: OptionalSubject): boolean => !missing.includes(subject);
