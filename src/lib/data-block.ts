import type { Saving } from '@/contract/savings';

/** Id of the data block with the content published at the time of the document, as `GET /api/content` gives it. */
export const PUBLISHED_ID = 'published';

/** Serializes a value for a data block in a document, such that no text in it can end the block. */
export const blockText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns whether the site did without a part at the time of this document, by the data block of what was published. */
export const isSaved = (part: Saving): boolean => {
  if (typeof document === 'undefined') return false;
  const { saving = '' } = document.getElementById(PUBLISHED_ID)?.dataset ?? {};
  return saving.split(' ').includes(part);
};
