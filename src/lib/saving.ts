import type { Saving } from '@/contract/savings';
import { PUBLISHED_ID } from './data-block';

/** Returns whether the site did without a part at the time of this document, by the data block of what was published. */
export const isSaved = (part: Saving): boolean => {
  if (typeof document === 'undefined') return false;
  const { saving = '' } = document.getElementById(PUBLISHED_ID)?.dataset ?? {};
  return saving.split(' ').includes(part);
};
