/** Names, in lower case, under which listing sites and their testers try whether votes arrive. Nobody can be called some of them. */
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

/** Whether a vote under this name is a test of the listing site, which counts for nobody. */
export const isTestName = (username: string): boolean =>
  TEST_NAMES.has(username.trim().toLowerCase().replace(/\s+/g, ' '));
