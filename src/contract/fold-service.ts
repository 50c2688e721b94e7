/** An address around a name, and what differs between two spellings of one. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?/;
const TRIFLES = /[^\p{L}\p{M}\p{N}]+/gu;

/** The same for two spellings of a listing site’s name: without case, spaces, `www.` and punctuation. Never empty, and one word. */
export const foldService = (service: string): string => {
  const text = service.trim().normalize('NFC').toLowerCase();
  return text.replace(ADDRESS, '').replace(TRIFLES, '') || text.replace(/\s+/g, '');
};
