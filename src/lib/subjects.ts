import { missing } from '#network/subjects';
import type { OptionalSubject } from '@/contract/network/subjects';

/** Checks that the network's folder has this subject. */
export const hasSubject = (subject: OptionalSubject): boolean => !missing.includes(subject);
