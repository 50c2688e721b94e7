import { isRewardedName } from './rewarded-name';

/** Names, in lower case and without spaces, under which listing sites try whether votes arrive. */
const NAMES: ReadonlySet<string> = new Set(['', 'anonymous', 'testnotification']);
/** Such as `Test vote` and `Votifier Test`, where no player can be called that. */
const WORDS = /\btest\b/;

/** Whether a vote under this name is a test of the listing site, which counts for nobody. */
export function isTestName(username: string): boolean {
  const name = username.trim().toLowerCase();
  return (
    NAMES.has(name.replace(/\s/g, '')) ||
    (!isRewardedName(name) && /^[a-z ]+$/.test(name) && WORDS.test(name))
  );
}
