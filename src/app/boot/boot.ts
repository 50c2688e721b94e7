import { AUTH_KEY } from '@/features/accounts/account';
import { markAccount } from '@/features/accounts/account-mark';
import { APPLICATION_KEY } from '@/features/applications/application-key';
import { markGuidelines } from '@/features/applications/guidelines/guidelines-mark';
import { applyTheme, DEFAULT_THEME, isThemeChoice, THEME_KEY } from '@/features/theme/theme-choice';
import { readStored } from '@/lib/read-stored';
import { keepEarlyInput } from './early-input';
import { loadScripts } from './load-scripts';
import { checkBrowser } from './outdated-browser';
import { replaceDamagedCopies } from './replace-damaged-copies';
import { watchChanges } from './watch-changes';

/**
 * Runs before the first paint, as a small blocking script of its own: a visitor who chose a theme never sees the
 * other one flash, and one who is signed in never sees the sign-in link; what a visitor does before the app has come is
 * kept for it.
 */
const stored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(`persist:${key}`);
  } catch {
    return null;
  }
};

const wearStoredTheme = () => {
  const { choice } = readStored(stored(THEME_KEY));
  applyTheme(isThemeChoice(choice) ? choice : DEFAULT_THEME);
};

wearStoredTheme();
// Chosen in another tab, while nothing of the app may be at work in this one.
window.addEventListener('storage', ({ key }) => {
  if (key === `persist:${THEME_KEY}`) wearStoredTheme();
});
markAccount(stored(AUTH_KEY));
markGuidelines(stored(APPLICATION_KEY));
if (checkBrowser()) {
  watchChanges(keepEarlyInput());
  replaceDamagedCopies();
  loadScripts();
}
