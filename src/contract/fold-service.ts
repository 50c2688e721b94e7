/** The URL parts around a name, and the characters in which spellings of a name differ. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?/;
const TRIFLES = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns the same text for all spellings of a listing site’s name: no case, spaces, `www.` or punctuation.
 * Never empty, and a single word.
 */
export const foldService = (service: string): string => {
  const text = service.trim().normalize('NFC').toLowerCase();
  return text.replace(ADDRESS, '').replace(TRIFLES, '') || text.replace(/\s+/g, '');
};
