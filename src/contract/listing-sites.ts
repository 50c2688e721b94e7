/**
 * Lowercase names with which listing sites and their testers try whether votes arrive. Some of them are
 * impossible as player names.
 */
const TEST_NAMES: ReadonlySet<string> = new Set([
  '',
  'anonymous',
  'test notification',
  'testnotification',
  'test vote',
  'vote test',
  'votifier test',
  'test votifier',
]);

/** Checks for a test vote of a listing site, which no player is credited for. */
export const isTestName = (username: string): boolean =>
  TEST_NAMES.has(username.trim().toLowerCase().replace(/\s+/g, ' '));

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
