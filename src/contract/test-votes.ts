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
